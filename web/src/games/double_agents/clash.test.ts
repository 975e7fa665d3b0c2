import { expect, test } from 'vitest';

import { crossing, striking } from './clash';

const lying = { cia: [{ word: 'special' }, { word: 'agent' }, { word: 'agent' }], kgb: [{ word: 'defector' }] };
const nothing = { cia: [], kgb: [] };

test('a card that was turned is not killed as well', () => {
  const crossed = crossing(lying, { cia: [], kgb: ['agent'] }, false);
  expect(striking(crossed, { cia: [], kgb: ['agent'] }).cia).toEqual([
    { word: 'special' },
    { word: 'agent', fate: 'turned' },
    { word: 'agent', fate: 'killed' },
  ]);
});

test('a copied card lies on both sides, and only the first can be killed', () => {
  const crossed = crossing(lying, { cia: [], kgb: ['special'] }, true);
  expect(crossed.kgb).toEqual([{ word: 'defector' }, { word: 'special', fate: 'copied' }]);
  const struck = striking(crossed, { cia: ['special'], kgb: ['special'] });
  expect(struck.cia[0]).toEqual({ word: 'special', fate: 'killed' });
  expect(struck.kgb).toEqual(crossed.kgb);
});

test('where nobody acts, nothing becomes of the cards', () => {
  expect(striking(crossing(lying, nothing, false), nothing)).toEqual(lying);
});

import '../../shared/noBrowser';

import { expect, test } from 'vitest';

import fixtures from './fixtures/views.json';
import { silence, suspects } from './suspects';
import type { SerumView } from './view';

const { view } = (fixtures as unknown as Record<string, { view: SerumView }>)['six-act-hotel'] as { view: SerumView };
const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Eve', 'Fay'];
const facts = (assist: 0 | 1 | 2) => suspects({ ...view, options: { ...view.options, assist } }, NAMES).facts ?? {};

test('a name is filled in where the sheet has seen it, and what follows only where the table wants that', () => {
  expect([facts(0)['p5 Bura'], facts(1)['p5 Bura'], facts(2)['p5 Bura']]).toEqual([undefined, 'sure', 'sure']);
  expect([facts(1)['p5 Werner'], facts(2)['p5 Werner']]).toEqual([undefined, 'no']);
});

test("my own name is nobody else's, whatever the table helps with", () => {
  expect(facts(0)[`p5 ${view.identity}`]).toBe('no');
});

test('nobody talks in the flight, nor where the table has chosen so', () => {
  expect(silence(view)).toBeNull();
  expect(silence({ ...view, fugitive: 2 })?.why).toBe('page-town-silent-flight');
  expect(silence({ ...view, options: { ...view.options, chat: false } })?.why).toBe('page-town-silent');
});

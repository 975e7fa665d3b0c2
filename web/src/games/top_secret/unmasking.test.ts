import '../../shared/noBrowser';

import { expect, test } from 'vitest';

import { unmasked, veil } from './unmasking';
import type { TopSecretView } from './view';

const bag = (name: string, content: string | null, seat: number) => ({
  case: name,
  seat,
  place: 'Aden',
  carrier: null,
  content,
});
const before = {
  colours: ['red', 'green'],
  cases: [bag('RA', '5', 0), bag('RB', 'bomb', 0), bag('GA', null, 1)],
  deliveries: [{ case: 'GB', content: '3', seat: 1 }],
} as unknown as TopSecretView;
const event = (kind: string, facts: object) => ({ number: 1, kind, facts, turn: 0, at: 0, private: false }) as never;
const over = event('over', {
  reason: 'dead',
  winners: ['p1'],
  totals: { p1: 5, p2: 3 },
  contents: { RA: '5', RB: 'bomb', GA: '1', GB: '3' },
});

test('only what nobody has delivered is opened, owner by owner', () => {
  const scenes = unmasked(over, before, [event('delivered', { case: 'RA' })], ['Ann', 'Bob']);
  expect(scenes.map(({ reveals }) => reveals)).toEqual([['RB'], ['GA'], undefined]);
});

test('a case stays closed until its scene', () => {
  const known = veil(before, new Set(['RA', 'GA'])).cases.filter(({ content }) => content);
  expect(known.map((one) => one.case)).toEqual(['RB']);
});

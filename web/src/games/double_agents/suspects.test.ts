import '../../shared/noBrowser';

import { expect, test } from 'vitest';

import leg from './fixtures/leg.json';
import vote from './fixtures/vote.json';
import { silence, suspects } from './suspects';
import type { DoubleAgentsView } from './view';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Eve', 'Fay', 'Gus'];
const facts = (changes: Partial<DoubleAgentsView>) =>
  suspects({ ...(vote as unknown as DoubleAgentsView), ...changes }, NAMES).facts;

test('a double agent knows the mates to be loyal, a loyal one knows nothing', () => {
  expect(facts({ role: 'loyal' })).toEqual({});
  const known = facts({ role: 'double', company: 'cia' }) ?? {};
  expect(Object.keys(known).filter((cell) => known[cell] === 'sure')).toEqual(['p2 loyal', 'p3 loyal', 'p4 loyal']);
});

test('whose company is hushed is told so and how long, and nobody else is', () => {
  const view = leg as unknown as DoubleAgentsView;
  expect(silence(view)).toBeNull();
  const hushed = view.channels.map((channel) => ({ ...channel, writers: [] }));
  expect(silence({ ...view, channels: hushed })?.timer).toBe(`hush-${view.round - 1}-${view.leg}-${view.company}`);
  expect(silence({ ...view, channels: hushed, company: null })).toBeNull();
});

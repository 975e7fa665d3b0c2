import '../../shared/noBrowser';

import { expect, test } from 'vitest';

import moving from './fixtures/move-five.json';
import ended from './fixtures/over-three.json';
import { suspects } from './suspects';
import type { HeimlichView } from './view';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Eve'];
const facts = (view: object, changes: Partial<HeimlichView> = {}) => {
  const seen = { ...(view as HeimlichView), ...changes };
  return suspects(seen, NAMES.slice(0, seen.players)).facts ?? {};
};

test("my own agent is nobody else's, and whoever has no agent knows nothing", () => {
  const mine = facts(moving.view);
  expect(Object.keys(mine).length).toBeGreaterThan(0);
  expect(Object.entries(mine).every(([cell, fact]) => fact === 'no' && cell.endsWith(` ${moving.view.identity}`))).toBe(
    true,
  );
  expect(facts(moving.view, { seat: -2, identity: null })).toEqual({});
});

test('when the masks have fallen every agent has its owner, also those of nobody', () => {
  const known = facts(ended.view, { seat: -2 });
  const sure = Object.keys(known).filter((cell) => known[cell] === 'sure');
  expect(sure.length).toBe(Object.keys(ended.view.owners).length);
  expect(sure.filter((cell) => cell.startsWith('independent ')).length).toBe(ended.view.independents);
});

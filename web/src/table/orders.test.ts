// When a standing order is carried out says nothing of the order, nor of whoever has given it.
import { beforeEach, expect, it, vi } from 'vitest';

import type { View } from '../api/types';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    clear: () => kept.clear(),
  });
});
const { Orders, pauseBefore } = await import('./orders.svelte');

const view = (...waiting: number[]): View => ({
  ...{ game: 'nim', seat: 0, players: 3, turn: 1, outcome: null },
  waiting,
});
const page = { ordered: ({ turn }: View) => (turn === 1 ? 'pass' : null) };
const orders = (asked = true, seen = view(0, 1)) =>
  new Orders({ id: 'abcdefghjk', seat: 0, asked, view: seen }, () => page);

beforeEach(() => localStorage.clear());

it('is carried out at once when all others have chosen: then all is opened together', () => {
  expect(pauseBefore(view(0), () => 0.9)).toBe(0);
});

it('waits for a while drawn by lot while others still choose', () => {
  expect(pauseBefore(view(0, 1), () => 0)).toBe(4000);
  expect(pauseBefore(view(0, 1), () => 0.5)).toBe(8500);
});

it('waits as long for twins who know different things', () => {
  const twins = [
    { ...view(0, 2), hand: ['B1'], identity: 'werner', informant: 'H2' },
    { ...view(0, 2), hand: [], identity: 'maury', informant: null },
  ];
  const pauses = twins.map((twin) => pauseBefore(twin, () => 0.25));
  expect(pauses[0]).toBe(pauses[1]);
});

it('is kept until it is taken back, also when the page is loaded anew', () => {
  expect(orders().move).toBe(null);
  orders().give('pass', true);
  expect(orders().move).toBe('pass');
  const mine = orders();
  mine.give('pass', false);
  expect([mine.move, orders().move]).toEqual([null, null]);
});

it('holds only for what it is about, while it is asked', () => {
  orders().give('pass', true);
  expect(orders(false).move).toBe(null);
  expect(orders(true, { ...view(0), turn: 2 }).move).toBe(null);
});

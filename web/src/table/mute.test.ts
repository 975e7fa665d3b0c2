import { beforeEach, expect, test } from 'vitest';

import type { MatchEvent } from '../api/types';
import { isTalk, Muted } from './mute.svelte';

const said = (seat: number, kind = 'chat') => ({ number: 0, kind, facts: { seat }, turn: 0, at: 0 }) as MatchEvent;

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
});

test('words and phrases of somebody muted are hidden, and nothing else', () => {
  const muted = new Muted('a');
  muted.set(1, true);
  expect([said(1), said(1, 'phrase'), said(0), said(-2), said(1, 'moved')].map((told) => muted.hides(told))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isTalk(said(1, 'moved'))).toBe(false);
});

test('who is muted is kept for that table, until he is heard again', () => {
  new Muted('a').set(1, true);
  new Muted('a').set(-2, true);
  expect(new Muted('a').seats).toEqual([1, -2]);
  expect(new Muted('b').seats).toEqual([]);
  new Muted('a').set(1, false);
  expect(new Muted('a').seats).toEqual([-2]);
});

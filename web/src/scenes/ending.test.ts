// The end of a match is played in full, and nothing of it is given away before its scene.
import { expect, it, vi } from 'vitest';

import { LONGEST_MS, Player } from './player.svelte';
import type { Scene } from './scene';

const scene = (event: number, closing: boolean, ms: number, reveals: string[] = []) =>
  ({ event, closing, ms, reveals, cards: [], walks: [] }) as unknown as Scene;

const ending = (event: number) => [
  scene(event, true, LONGEST_MS, ['one']),
  scene(event, true, LONGEST_MS, ['two']),
  scene(event, true, 1000),
];

it('plays an unmasking however long it takes', () => {
  const player = new Player(() => 'calm');
  player.add([scene(1, false, 1000), ...ending(2)]);
  expect([player.playing, player.missed, player.current?.event]).toEqual([true, 0, 1]);
});

it('leaves out what led to it where that is too long', () => {
  const player = new Player(() => 'calm');
  player.add([scene(1, false, LONGEST_MS), scene(2, false, 1000), ...ending(3)]);
  expect([player.current?.event, player.missed]).toEqual([3, 2]);
});

it('hides what is still to be revealed, and no more', () => {
  vi.useFakeTimers();
  const player = new Player(() => 'calm');
  player.add([scene(1, false, 1000), ...ending(2)]);
  expect([[...player.hidden], player.untold]).toEqual([['one', 'two'], 2]);
  vi.advanceTimersByTime(1000);
  expect([...player.hidden]).toEqual(['one', 'two']);
  vi.advanceTimersByTime(LONGEST_MS);
  expect([[...player.hidden], player.untold]).toEqual([['two'], 2]);
  vi.advanceTimersByTime(LONGEST_MS);
  expect([[...player.hidden], player.playing, player.untold]).toEqual([[], true, Infinity]);
  vi.useRealTimers();
});

it('shows everything as soon as it is skipped, and at once where scenes are off', () => {
  const player = new Player(() => 'calm');
  player.add(ending(1));
  player.skip();
  expect([player.playing, player.hidden.size, player.untold]).toEqual([false, 0, Infinity]);
  const quick = new Player(() => 'off');
  quick.add(ending(1));
  expect([quick.playing, quick.hidden.size]).toEqual([false, 0]);
});

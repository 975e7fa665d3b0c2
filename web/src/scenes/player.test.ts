// Scenes one after the other: shown again in a replay, paused, and gone on with.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Player } from './player.svelte';
import type { Scene } from './scene';

const scene = (event: number) => ({ event, ms: 1000, cards: [], walks: [] }) as unknown as Scene;
const SCENES = [scene(1), scene(2)];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the scenes of a moment, and they leave their traces', () => {
  const player = new Player(() => 'calm');
  player.show(SCENES, true);
  expect(player.current).toBe(SCENES[0]);
  vi.advanceTimersByTime(1000);
  expect(player.current).toBe(SCENES[1]);
  vi.advanceTimersByTime(1000);
  expect([player.playing, player.current]).toEqual([false, null]);
  expect(player.past).toEqual(SCENES);
});

it('goes to a moment without playing what led to it', () => {
  const player = new Player(() => 'calm');
  player.show(SCENES, true);
  player.show([scene(3)], false);
  vi.advanceTimersByTime(5000);
  expect(player.playing).toBe(false);
  expect(player.past.map(({ event }) => event)).toEqual([3]);
});

it('keeps on what is on while it is paused, and goes on from there', () => {
  const player = new Player(() => 'calm');
  player.show(SCENES, true);
  player.pause();
  vi.advanceTimersByTime(5000);
  expect(player.current).toBe(SCENES[0]);
  player.resume();
  vi.advanceTimersByTime(1000);
  expect(player.current).toBe(SCENES[1]);
});

it('holds the first scene of another moment while it is paused', () => {
  const player = new Player(() => 'calm');
  player.pause();
  player.show(SCENES, true);
  vi.advanceTimersByTime(5000);
  expect(player.current).toBe(SCENES[0]);
});

// What the player shows when, and what of it waits, is skipped, or is only a summary.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Pace } from '../shared/preferences.svelte';
import { Player } from './player.svelte';
import type { Scene } from './scene';

const NOTHING = { kind: 'moved', seat: 1, caption: '', secret: false };
const PARTS = {
  walks: [],
  flights: [],
  rises: [],
  cards: [],
  sides: [],
  lit: [],
  ticks: [],
  totals: [],
  reveals: [],
  closing: false,
};
const scene = (event: number, more: Partial<Scene> = {}): Scene => ({ ...NOTHING, ...PARTS, event, ms: 1000, ...more });
const found = (event: number) => scene(event, { secret: true, cards: [{ word: 'X1' }] });
const numbers = (scenes: Scene[]) => scenes.map(({ event }) => event);

let pace: Pace = 'calm';
let noted: number[] = [];
let player = new Player(() => pace);

beforeEach(() => {
  vi.useFakeTimers();
  [pace, noted] = ['calm', []];
  player = new Player(
    () => pace,
    ({ event }) => noted.push(event),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('scenes', () => {
  it('are played one after the other, each for its time', () => {
    player.add([scene(1), scene(2, { ms: 500 })]);
    expect(player.current?.event).toBe(1);
    vi.advanceTimersByTime(999);
    expect(player.current?.event).toBe(1);
    vi.advanceTimersByTime(1);
    expect(player.current?.event).toBe(2);
    vi.advanceTimersByTime(500);
    expect([player.current, player.playing]).toEqual([null, false]);
  });

  it('take half the time when it is to be brisk', () => {
    pace = 'brisk';
    player.add([scene(1), scene(2)]);
    vi.advanceTimersByTime(500);
    expect(player.current?.event).toBe(2);
    vi.advanceTimersByTime(500);
    expect(player.playing).toBe(false);
  });

  it('are not played where they are off, but can be asked for', () => {
    pace = 'off';
    player.add([scene(1), scene(2)]);
    expect([player.playing, player.missed]).toEqual([false, 0]);
    player.again();
    expect(player.current?.event).toBe(1);
    vi.advanceTimersByTime(500);
    expect(player.current?.event).toBe(2);
  });

  it('that come while others play wait for their turn', () => {
    player.add([scene(1)]);
    vi.advanceTimersByTime(400);
    player.add([scene(2)]);
    vi.advanceTimersByTime(600);
    expect(player.current?.event).toBe(2);
  });

  it('end at once when somebody wants to see how it stands, and no timer stays behind', () => {
    player.add([scene(1), scene(2)]);
    player.skip();
    expect([player.playing, player.current]).toEqual([false, null]);
    expect(vi.getTimerCount()).toBe(0);
    expect(numbers(player.past)).toEqual([1, 2]);
  });

  it('have a piece wait where its first walk to come begins', () => {
    const walks = (...via: string[]) => ({ walks: [{ piece: 'red', via }] });
    player.add([scene(1), scene(2, walks('H1', 'H2')), scene(3, walks('H2', 'H5'))]);
    expect(player.waiting.get('red')).toBe('H1');
    expect(player.goals.get('red')).toBe('H5');
  });
});

describe('what happened while one was away', () => {
  it('is a summary from forty seconds on, and is played when it is asked for', () => {
    player.add(Array.from({ length: 40 }, (_, event) => scene(event)));
    expect([player.playing, player.missed]).toEqual([true, 0]);
    player.skip();
    player.add(Array.from({ length: 41 }, (_, event) => scene(40 + event)));
    expect([player.playing, player.missed]).toEqual([false, 41]);
    player.again();
    expect([player.playing, player.missed]).toEqual([true, 0]);
  });

  it('is a summary when what is still to be played would be too long with it', () => {
    player.add([scene(1, { ms: 39_500 })]);
    player.add([scene(2)]);
    expect([player.playing, player.missed]).toEqual([false, 1]);
  });

  it('is a summary when the page was hidden, however short it is', () => {
    vi.stubGlobal('document', { hidden: true });
    player.add([scene(1)]);
    expect([player.playing, player.missed]).toEqual([false, 1]);
  });
});

describe('what has happened', () => {
  it('is forgotten when it is no news any more', () => {
    player.add([scene(1), scene(2), scene(3)]);
    player.forget(3);
    expect(numbers(player.past)).toEqual([3]);
    expect(player.current?.event).toBe(1); // what is on is played to its end
  });

  it('never grows without end', () => {
    player.add(Array.from({ length: 100 }, (_, event) => scene(event)));
    expect(player.past.length).toBe(60);
    player.remember(
      Array.from({ length: 100 }, (_, event) => scene(event)),
      [],
    );
    expect(player.past.length).toBe(60);
  });
});

describe('what I alone have learnt', () => {
  it('waits until it was seen, one card after the other, whatever else happens', () => {
    player.add([found(1), scene(2), found(3)]);
    player.skip();
    player.forget(9);
    expect(numbers(player.results)).toEqual([1, 3]);
    player.seen(player.results[0] as Scene);
    expect(numbers(player.results)).toEqual([3]);
    expect(noted).toEqual([1]);
  });

  it('waits also where nothing is played', () => {
    pace = 'off';
    player.add([found(1)]);
    expect(numbers(player.results)).toEqual([1]);
  });
});

describe('a replay', () => {
  const SCENES = [scene(1), scene(2)];

  it('shows the scenes of a moment, and they leave their traces', () => {
    player.show(SCENES, true);
    expect(player.current).toBe(SCENES[0]);
    vi.advanceTimersByTime(1000);
    expect(player.current).toBe(SCENES[1]);
    vi.advanceTimersByTime(1000);
    expect([player.playing, player.current]).toEqual([false, null]);
    expect(player.past).toEqual(SCENES);
  });

  it('goes to a moment without playing what led to it', () => {
    player.show(SCENES, true);
    player.show([scene(3)], false);
    vi.advanceTimersByTime(5000);
    expect(player.playing).toBe(false);
    expect(player.past.map(({ event }) => event)).toEqual([3]);
  });

  it('keeps on what is on while it is paused, and goes on from there', () => {
    player.show(SCENES, true);
    player.pause();
    vi.advanceTimersByTime(5000);
    expect(player.current).toBe(SCENES[0]);
    player.resume();
    vi.advanceTimersByTime(1000);
    expect(player.current).toBe(SCENES[1]);
  });

  it('holds the first scene of another moment while it is paused', () => {
    player.pause();
    player.show(SCENES, true);
    vi.advanceTimersByTime(5000);
    expect(player.current).toBe(SCENES[0]);
  });
});

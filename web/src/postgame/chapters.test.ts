import { describe, expect, it } from 'vitest';

import type { ReplayBeat } from '../api/types';
import { BEFORE, UNTOLD } from '../table/story';
import { beatOf, chaptersOf } from './chapters';

const beat = (number: number, last: number, turn: number, kind: string, seat: number | null = null) =>
  ({ number, last, turn, seat, events: [{ kind }] }) as unknown as ReplayBeat;
const BEATS = [
  beat(0, 9, 0, 'dealt'),
  beat(10, 11, 0, 'moved', 1),
  beat(12, 12, 0, 'dossier', 1),
  beat(14, 15, 1, 'moved', 0),
];

describe('the chapters of a replay', () => {
  it('are its turns, each of one player, after what came before the first', () => {
    const telling = { ...UNTOLD, opening: ['dealt'], turnOfOne: true };
    expect(chaptersOf(BEATS, telling)).toEqual([
      { number: BEFORE, seat: null, at: 0 },
      { number: 0, seat: 1, at: 1 },
      { number: 1, seat: 0, at: 3 },
    ]);
  });

  it('are its rounds where a game counts rounds', () => {
    const telling = { ...UNTOLD, round: (turn: number) => Math.floor(turn / 2) };
    expect(chaptersOf(BEATS, telling)).toEqual([{ number: 0, seat: null, at: 0 }]);
  });
});

describe('a move of the record', () => {
  it('is in the beat that holds it, or in the next one that these eyes saw', () => {
    expect([0, 10, 11, 12, 13, 15].map((move) => beatOf(BEATS, move))).toEqual([0, 1, 1, 2, 3, 3]);
  });

  it('is in none when the match was over before', () => {
    expect(beatOf(BEATS, 16)).toBe(-1);
  });
});

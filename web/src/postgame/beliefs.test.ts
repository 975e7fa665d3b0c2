import { describe, expect, it } from 'vitest';

import type { Analysis } from '../api/types';
import * as beliefs from './beliefs';

const fact = (secret: string, before: number, after: number) => ({
  heard: 1,
  move: 5,
  turn: 0,
  kind: 'knocked',
  facts: {},
  secret,
  answer: 'p1',
  before,
  after,
});

const analysis: Analysis = {
  game: 'any',
  names: ['Ann', 'Bob'],
  winners: [1],
  turns: 2,
  secrets: [
    { secret: 'red', answers: [{ answer: 'p1', said: 'Ann' }, { answer: 'p2', said: 'Bob' }, { answer: 'nobody' }] },
    { secret: 'blue', answers: [{ answer: 'p2', said: 'Bob' }] },
  ],
  moments: [0, 1, 2].map((turn) => ({
    turn,
    move: 4 + 3 * turn,
    truth: { red: 'p2' },
    odds: { watcher: { red: { p1: 0.5 - 0.24 * turn, p2: 0.49 + 0.24 * turn, nobody: 0.01 } } },
  })),
  stories: [
    { eyes: 'watcher', turning_points: [fact('blue', 0.2, 0.3), fact('red', 0.9, 0.4)], reasons: [] },
    { eyes: 'p1', turning_points: [], reasons: [] },
  ],
  skill: null,
  log: { sentences: [], figures: {} },
};

describe('beliefs as lines', () => {
  const all = beliefs.lines(analysis, 'watcher', 'red');

  it('has a line for every answer, the most believed at last first, and knows the truth', () => {
    expect(all.map((line) => line.said)).toEqual(['Bob', 'Ann', 'nobody']);
    expect(all.map((line) => line.truth)).toEqual([true, false, false]);
    expect(all[0]?.values).toEqual([0.49, 0.73, 0.97]);
  });

  it('tells lines apart without colours, and draws only what was believed', () => {
    expect(new Set(all.map((line) => line.dash)).size).toBe(3);
    expect(beliefs.drawn(all).map((line) => line.letter)).toEqual(['A', 'B']);
  });

  it('stays inside the picture', () => {
    expect(beliefs.path([1, 0])).toBe('M44.0 10.0L316.0 176.0');
    expect(beliefs.path([0.5])).toBe('M44.0 93.0');
  });

  it('knows nothing of strangers', () => {
    expect(beliefs.lines(analysis, 'p7', 'red').map((line) => Math.max(...line.values))).toEqual([0, 0, 0]);
    expect(beliefs.lines(analysis, 'watcher', 'green')).toEqual([]);
  });
});

describe('labels', () => {
  it('do not cover each other, and stay above the axis', () => {
    const placed = beliefs.spread([170, 172, 174, 20]);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted
      .slice(1)
      .forEach((height, index) => expect(height - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(beliefs.GAP));
    expect(Math.max(...placed)).toBeLessThanOrEqual(beliefs.HEIGHT - beliefs.BOTTOM);
    expect(placed[3]).toBe(20);
  });
});

describe('moments', () => {
  it('finds the one of a move', () => {
    expect([0, 4, 6, 7, 99].map((move) => beliefs.momentAt(analysis, move))).toEqual([0, 0, 0, 1, 2]);
  });

  it('begins with the secret the match turned on', () => {
    expect(beliefs.telling(analysis, 'watcher')).toBe('red');
    expect(beliefs.telling(analysis, 'p1')).toBe('red');
  });
});

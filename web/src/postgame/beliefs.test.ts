import { describe, expect, it } from 'vitest';

import type { Analysis } from '../api/types';
import * as beliefs from './beliefs';

const when = { message: 'when-turn', facts: {} };
const NAMES = ['Ann', 'Bob'];
const WIDE = 300;

const analysis: Analysis = {
  game: 'any',
  names: NAMES,
  winners: [1],
  turns: 2,
  question: {
    curves: [
      { about: 'red', answer: 'p2', eyes: 'watcher', secrets: ['red'], values: [0.49, 0.73, 0.97], insight: null },
      { about: 'p1', answer: '', eyes: 'p1', secrets: ['red'], said: 'Ann', values: [0, 0, 0.5], insight: null },
    ],
  },
  highlights: [],
  secrets: [
    { secret: 'red', answers: [{ answer: 'p1', said: 'Ann' }, { answer: 'p2', said: 'Bob' }, { answer: 'nobody' }] },
    { secret: 'blue', answers: [{ answer: 'p2', said: 'Bob' }] },
  ],
  moments: [0, 1, 2].map((turn) => ({
    turn,
    when,
    move: 4 + 3 * turn,
    truth: { red: 'p2' },
    odds: { watcher: { red: { p1: 0.5 - 0.24 * turn, p2: 0.49 + 0.24 * turn, nobody: 0.01 } } },
    chances: [1 - turn / 2, turn / 2],
  })),
  stories: [],
  skill: null,
  log: { sentences: [], figures: {} },
};

describe('beliefs as lines', () => {
  const all = beliefs.lines(analysis, 'red', 'watcher', NAMES);

  it('has a line for every answer, the most believed at last first, and knows the truth', () => {
    expect(all.map((line) => line.said)).toEqual(['Bob', 'Ann', 'nobody']);
    expect(all.map((line) => line.truth)).toEqual([true, false, false]);
    expect(all[0]?.values).toEqual([0.49, 0.73, 0.97]);
  });

  it('draws only what was believed, and no more lines than can be told apart without colours', () => {
    expect(beliefs.drawn(all).map((line) => line.said)).toEqual(['Bob', 'Ann']);
    expect(new Set(beliefs.DASHES).size).toBe(beliefs.DASHES.length);
    expect(new Set(beliefs.MARKS).size).toBe(beliefs.DASHES.length);
    const many = Array.from({ length: 12 }, (_, id) => `${id}`).flatMap((id) =>
      all.slice(1, 2).map((line) => ({ ...line, id })),
    );
    const crowd = beliefs.drawn([...many, ...all.slice(0, 1)]);
    expect(crowd).toHaveLength(beliefs.DASHES.length);
    expect(crowd.some((line) => line.truth)).toBe(true);
  });

  it('begins with the question of the match, under names and faces', () => {
    const [first, second] = beliefs.lines(analysis, beliefs.QUESTION, 'watcher', NAMES);
    expect([first?.label, first?.seat]).toEqual(['red', 1]);
    expect([second?.label, second?.seat]).toEqual(['', 0]);
  });

  it('tells who was to win', () => {
    expect(beliefs.lines(analysis, beliefs.WINNER, 'watcher', NAMES).map((line) => [line.said, line.values])).toEqual([
      ['Bob', [0, 0.5, 1]],
      ['Ann', [1, 0.5, 0]],
    ]);
  });

  it('stays inside the picture', () => {
    expect(beliefs.path(WIDE, [1, 0])).toBe('M44.0 12.0L300.0 214.0');
    expect(beliefs.path(WIDE, [0.5])).toBe('M44.0 113.0');
  });

  it('marks every line somewhere, and two lines at different moments', () => {
    expect(beliefs.marked(1, 5)).toEqual([0]);
    expect(beliefs.marked(30, 0)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(beliefs.marked(30, 1)).toEqual([1, 6, 11, 16, 21, 26]);
  });

  it('knows nothing of strangers', () => {
    expect(beliefs.lines(analysis, 'red', 'p7', NAMES).map((line) => Math.max(...line.values))).toEqual([0, 0, 0]);
    expect(beliefs.lines(analysis, 'green', 'watcher', NAMES)).toEqual([]);
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
});

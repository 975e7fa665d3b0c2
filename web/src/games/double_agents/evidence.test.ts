import { expect, test } from 'vitest';

import vote from './fixtures/vote.json';
import { isPartial, presence, sabotages } from './evidence';
import type { DoubleAgentsView } from './view';

const view = vote as unknown as DoubleAgentsView;
const SABOTAGED = { cards: ['agent', 'sabotage'], turned: [], killed: [], total: -2 };

/** The rounds played, with a sabotage of the CIA in Rio in the third; there were some of the CIA and one of the KGB. */
const rounds = view.rounds.map((played) =>
  played.number === 3
    ? {
        ...played,
        destinations: [
          ['Rio', 'Cairo', 'Berlin', 'Berlin', 'Rio', 'Cairo', 'Cairo'],
          ['Cairo', 'Rio', 'Berlin', 'Cairo', 'Cairo', 'Cairo', 'Cairo'],
        ] as [string[], string[]],
        results: played.results.map((result) =>
          result.destination === 'Rio' ? { ...result, cia: SABOTAGED } : result,
        ),
      }
    : played,
);

test('whoever of the company had sent a card there in either leg was there, and nobody of the enemy', () => {
  const found = sabotages({ ...view, rounds }, 'cia');
  expect(found).toEqual([{ round: 3, destination: 'Rio', there: [0, 1] }]);
  expect([0, 1, 2, 3].map((seat) => presence(found, seat))).toEqual([1, 1, 0, 0]);
  expect(sabotages({ ...view, rounds }, 'kgb')).toEqual([]);
});

test('where only the last round is written down, it says so and tells nothing of the others', () => {
  expect(isPartial({ ...view, rounds })).toBe(false);
  const last = { ...view, rounds: rounds.slice(-1) };
  expect(isPartial(last)).toBe(true);
  expect(sabotages(last, 'cia')).toEqual([]);
});

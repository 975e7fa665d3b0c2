import { describe, expect, it } from 'vitest';

import type { View } from '../../api/types';
import { sheetOf, type Tongue } from './facts';

const tongue: Tongue = {
  names: ['Ann', 'Bob'],
  word: (word) => (word === 'ruin' ? 'the ruin' : word),
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
};
const base: View = { game: 'any', seat: 0, players: 2, turn: 3, waiting: [1], outcome: null };
const said = (fields: Record<string, unknown>) =>
  Object.fromEntries(sheetOf({ ...base, ...fields } as View, tongue).lines.map(({ name, cells }) => [name, cells[0]]));

describe('a view as a table', () => {
  it('has a line for every field that is not said elsewhere', () => {
    expect(said({ hand_size: 4, where: 'ruin', done: true, card: null, spent: [], free: {} })).toEqual({
      'hand size': '4',
      where: 'the ruin',
      done: 'yes',
      card: 'nothing',
      spent: 'nothing',
      free: 'nothing',
    });
  });

  it('names the people at the seats', () => {
    expect(said({ owner: 'p2', player: 1, order: ['p2', 'p1'], seat: 0, number: 1 })).toEqual({
      owner: 'Bob',
      player: 'Bob',
      order: 'Bob, Ann',
      number: '1',
    });
    const { lines } = said({ ballots: { p1: 'p2' } })['ballots'] as { lines: unknown };
    expect(lines).toEqual([{ name: 'Ann', cells: ['Bob'] }]);
  });

  it('shows things of one kind as a table with a column for every field that any of them has', () => {
    expect(
      said({
        pieces: [
          { at: 'ruin', seat: 1 },
          { at: 'H1', score: 2 },
        ],
      })['pieces'],
    ).toEqual({
      columns: ['at', 'seat', 'score'],
      lines: [
        { name: '1', cells: ['the ruin', 'Bob', 'nothing'] },
        { name: '2', cells: ['H1', 'nothing', '2'] },
      ],
    });
  });

  it('numbers lists within a list', () => {
    expect(said({ hands: [[1, 2], []] })['hands']).toEqual({
      columns: [],
      lines: [
        { name: '1', cells: ['1, 2'] },
        { name: '2', cells: ['nothing'] },
      ],
    });
  });
});

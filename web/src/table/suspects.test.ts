import { expect, test } from 'vitest';

import { beside, type Grid, layout, marksAt, nextMark, settled } from './suspects';

const heading = (id: string) => ({ id, label: id });
const grid: Grid = { rows: ['p1', 'p2'].map(heading), columns: ['red', 'blue', 'green'].map(heading) };

test('a mark goes from open over no and maybe to sure, and is rubbed out', () => {
  expect([nextMark(undefined), nextMark('no'), nextMark('maybe'), nextMark('sure')]).toEqual([
    'no',
    'maybe',
    'sure',
    'open',
  ]);
});

test('what is known of one excludes the rest of its row and of its column', () => {
  expect(settled(grid, 'p2', 'blue')).toEqual({
    'p2 red': 'no',
    'p2 blue': 'sure',
    'p2 green': 'no',
    'p1 blue': 'no',
  });
  expect(settled(grid, 'p2', 'blue', false)['p1 blue']).toBeUndefined();
});

test('what there is more of goes down, and a cell keeps its name', () => {
  expect(layout(grid).cells).toEqual([
    ['p1 red', 'p2 red'],
    ['p1 blue', 'p2 blue'],
    ['p1 green', 'p2 green'],
  ]);
  expect(layout({ rows: grid.columns, columns: grid.rows }).cells[0]).toEqual(['red p1', 'red p2']);
});

test('arrows go from cell to cell and stop at the edge', () => {
  const { cells } = layout(grid);
  expect(beside(cells, 'p1 red', 'right')).toBe('p2 red');
  expect(beside(cells, 'p1 red', 'down')).toBe('p1 blue');
  expect(beside(cells, 'p1 red', 'left')).toBe('p1 red');
  expect(beside(cells, 'p2 green', 'down')).toBe('p2 green');
  expect(beside(cells, 'somewhere', 'right')).toBeUndefined();
});

test('a moment of the replay has the marks of that time', () => {
  const notes = [
    { turn: 1, marks: { 'p2 red': 'maybe' } },
    { turn: 2, text: 'Hm.' },
    { turn: 4, marks: { 'p2 red': 'sure' } },
  ];
  expect([0, 1, 3, 4].map((turn) => marksAt(notes, turn)['p2 red'])).toEqual([undefined, 'maybe', 'maybe', 'sure']);
  expect(marksAt(notes)['p2 red']).toBe('sure');
});

// A grid of whom (or what) one may suspect of what: facts of the view are printed there, one's own marks are pencilled.
// Each game says which (`GamePage.suspects`).
import type { NoteInfo } from '../api/types';
import type { Direction } from '../shared/rovingTabindex';

export type Mark = 'open' | 'no' | 'maybe' | 'sure';
export type Marks = Record<string, Mark>;
/** What follows from the view at once: it cannot be doubted, and so not be marked. */
export type Fact = 'no' | 'sure';

/** A row or a column. Ids go by seat (`p2`) and by the words of the notation, so that they mean the same in every language. */
export interface Heading {
  id: string;
  label: string;
  /** The word whose picture stands beside it, if it has one. */
  word?: string;
}

export interface Grid {
  rows: Heading[];
  columns: Heading[];
  /** Known cells, by `cellOf`. */
  facts?: Record<string, Fact>;
}

const ROUND: Mark[] = ['open', 'no', 'maybe', 'sure'];

export function nextMark(mark: Mark | undefined): Mark {
  return ROUND[(ROUND.indexOf(mark ?? 'open') + 1) % ROUND.length] ?? 'open';
}

/** Marks go by row and column. */
export const cellOf = (row: string, column: string) => `${row} ${column}`;

/** The facts of a cell that is known to be so: nothing else in its row, and where each is one's only, in its column. */
export function settled(grid: Grid, row: string, column: string, alone = true): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const other of grid.columns) facts[cellOf(row, other.id)] = 'no';
  if (alone) for (const other of grid.rows) facts[cellOf(other.id, column)] = 'no';
  facts[cellOf(row, column)] = 'sure';
  return facts;
}

/** A grid as it is laid out: what there is more of goes down, so that a narrow panel has room for it. */
export interface Layout {
  down: Heading[];
  across: Heading[];
  /** The cells, row by row. */
  cells: string[][];
}

export function layout({ rows, columns }: Grid): Layout {
  const turned = columns.length > rows.length;
  const [down, across] = turned ? [columns, rows] : [rows, columns];
  const cells = down.map((one) =>
    across.map((other) => (turned ? cellOf(other.id, one.id) : cellOf(one.id, other.id))),
  );
  return { down, across, cells };
}

/** Where an arrow leads: along rows and columns, not beyond the edge. */
export function beside(cells: readonly string[][], place: string, direction: Direction): string | undefined {
  const row = cells.findIndex((some) => some.includes(place));
  const column = cells[row]?.indexOf(place) ?? -1;
  const down = { up: -1, down: 1, left: 0, right: 0 }[direction];
  const across = { up: 0, down: 0, left: -1, right: 1 }[direction];
  return cells[row + down]?.[column + across] ?? cells[row]?.[column];
}

/** The marks as they were at the end of a turn; the last ones without a turn. */
export function marksAt(notes: readonly NoteInfo[], turn = Infinity): Marks {
  return (notes.findLast((note) => note.marks && note.turn <= turn)?.marks ?? {}) as Marks;
}

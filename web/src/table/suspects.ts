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

/** All cells, row by row: the way of the keyboard. Arrows go along rows and columns and stop at the edge. */
export function beside(grid: Grid, place: string, direction: Direction): string | undefined {
  const at = grid.rows.flatMap((row, down) =>
    grid.columns.flatMap((column, across) => (cellOf(row.id, column.id) === place ? [{ down, across }] : [])),
  )[0];
  if (!at) return undefined;
  const row = grid.rows[at.down + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0)];
  const column = grid.columns[at.across + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0)];
  return row && column ? cellOf(row.id, column.id) : place;
}

/** The marks as they were at the end of a turn; the last ones without a turn. */
export function marksAt(notes: readonly NoteInfo[], turn = Infinity): Marks {
  return (notes.findLast((note) => note.marks && note.turn <= turn)?.marks ?? {}) as Marks;
}

// Marks of one's own in a grid: who (or what) may be suspected, and of what. Each game says which (`GamePage.suspects`).
import type { View } from '../api/types';
import { words } from '../shared/i18n.svelte';

export type Mark = 'open' | 'no' | 'maybe' | 'sure';

/** A row or a column. Ids go by seat (`p2`) and by the words of the notation, so that they mean the same in every language. */
export interface Heading {
  id: string;
  label: string;
}

export interface Grid {
  rows: Heading[];
  columns: Heading[];
}

const ROUND: Mark[] = ['open', 'no', 'maybe', 'sure'];

export function nextMark(mark: Mark | undefined): Mark {
  return ROUND[(ROUND.indexOf(mark ?? 'open') + 1) % ROUND.length] ?? 'open';
}

/** Words of the notation, as people say them. */
export const labelled = (ids: readonly string[]): Heading[] => ids.map((id) => ({ id, label: words.plain(id) }));

/** Everybody else at the table. */
export const others = (view: View, names: string[]): Heading[] =>
  names.map((label, seat) => ({ id: `p${seat + 1}`, label })).filter((_, seat) => seat !== view.seat);

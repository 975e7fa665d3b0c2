// How a match ended, as its last panel tells it: in what words, why, and the sum that decided it, with all its parts.
import type { MatchEvent, View } from '../api/types';
import { words } from '../shared/i18n.svelte';

export interface Row {
  name: string;
  /** Whose row it is, to be shown with their face. */
  seat?: number;
  /** A word of the notation, to be shown with its picture. */
  word?: string;
  cells: string[];
  /** Whether it is what has won, or what the parts come to. */
  wins?: boolean;
}

/** A table; what its rows are stands in the corner. */
export interface Sum {
  title: string;
  corner: string;
  columns: string[];
  rows: Row[];
}

export interface Ending {
  /** What the panel is called where there is a winner, or nobody wins; a draw is called a draw. */
  title: string;
  /** How it came to that, in a sentence. */
  why: string;
  sum: Sum;
}

/** Who has won, in a sentence. */
export function winning(winners: string[], how: 'won' | 'drawn' | 'indirect' = 'won'): string {
  const said = { count: winners.length, names: words.list(winners) };
  if (how === 'drawn') return words.say('page-drawn', said);
  if (!winners.length) return words.say('page-nobody-wins');
  return words.say(how === 'indirect' ? 'page-indirect' : 'page-winners', said);
}

/** The event that ended the match. */
export const last = (events: MatchEvent[]): MatchEvent | undefined => events.findLast(({ kind }) => kind === 'over');

/** Where a game says nothing of its endings: what was told last, and the points of each. */
export function plainEnding({ outcome }: View, names: string[], events: MatchEvent[]): Ending {
  return {
    title: words.say('end-title'),
    why: last(events)?.said ?? '',
    sum: {
      title: words.say('end-sum'),
      corner: words.say('end-player'),
      columns: [words.say('end-points')],
      rows: names.map((name, seat) => ({
        name,
        seat,
        cells: [String(outcome?.points[seat] ?? 0)],
        wins: outcome?.winners.includes(seat) ?? false,
      })),
    },
  };
}

// What one may suspect in each game: who (or what), and of what.
import type { View } from '../api/types';
import { words } from '../shared/i18n.svelte';

export type Mark = 'open' | 'no' | 'maybe' | 'sure';

export interface Grid {
  rows: { id: string; label: string }[];
  columns: { id: string; label: string }[];
}

const ROUND: Mark[] = ['open', 'no', 'maybe', 'sure'];
const PSEUDONYMS = ['Maury', 'Werner', 'Cool', 'Callisto', 'Bura', 'Pierre'];
const CONTENTS = ['1', '3', '5', 'bomb'];

export function nextMark(mark: Mark | undefined): Mark {
  return ROUND[(ROUND.indexOf(mark ?? 'open') + 1) % ROUND.length] ?? 'open';
}

const labelled = (ids: string[]) => ids.map((id) => ({ id, label: words.plain(id) }));

/** Marks go by seat (`p2`) and by the words of the notation, so that they mean the same in every language. */
export function suspectsOf(view: View, names: string[]): Grid | null {
  const others = names.map((label, seat) => ({ id: `p${seat + 1}`, label })).filter((_, seat) => seat !== view.seat);
  const facts = view as unknown as Record<string, unknown>;
  switch (view.game) {
    case 'heimlich':
      return { rows: others, columns: labelled((facts['agents'] as { agent: string }[]).map((piece) => piece.agent)) };
    case 'serum':
      return { rows: others, columns: labelled(PSEUDONYMS) };
    case 'double_agents':
      return { rows: others, columns: labelled(['loyal', 'double']) };
    case 'top_secret': {
      const cases = (facts['cases'] as { case: string; seat: number }[]).filter((one) => one.seat !== view.seat);
      return { rows: labelled(cases.map((one) => one.case)), columns: labelled(CONTENTS) };
    }
    default:
      return null;
  }
}

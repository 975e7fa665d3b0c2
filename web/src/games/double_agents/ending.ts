// How a match of CIA against KGB may end, and the sum that decided it.
import type { MatchEvent } from '../../api/types';
import type { Ending, Row } from '../../postgame/ending';
import { called } from '../../shared/called';
import { words } from '../../shared/i18n.svelte';
import type { DoubleAgentsView } from './view';

type ByCompany<Value> = Record<string, Value>;

export const COMPANIES = ['cia', 'kgb'] as const;
export const PARTS = ['pot', 'loyal', 'friend', 'bonus'] as const;

export function why(facts: MatchEvent['facts']): string {
  const scores = facts['scores'] as ByCompany<number>;
  const winner = String(facts['reason']);
  if (winner === 'draw') return words.say('end-why-draw', { points: scores['cia'] ?? 0 });
  const loser = winner === 'cia' ? 'kgb' : 'cia';
  return words.say('end-why-won', {
    winner: words.plain(winner),
    loser: words.plain(loser),
    more: scores[winner] ?? 0,
    less: scores[loser] ?? 0,
  });
}

export function ending(view: DoubleAgentsView, names: string[]): Ending {
  const reason = view.outcome?.reason ?? 'draw';
  const facts = view.outcome?.facts ?? {};
  const parts = facts['parts'] as ByCompany<ByCompany<number>>;
  const scores = facts['scores'] as ByCompany<number>;
  const of = (fact: string) =>
    COMPANIES.map((company) => called((facts[fact] as ByCompany<string>)[company] ?? '', names));
  const bonus = COMPANIES.some((company) => parts[company]?.['bonus']);
  const points: Row[] = PARTS.filter((part) => part !== 'bonus' || bonus).map((part) => ({
    name: words.say(`end-part-${part}`),
    cells: COMPANIES.map((company) => String(parts[company]?.[part] ?? 0)),
  }));
  return {
    title: words.say(`end-title-${reason}`),
    why: why({ ...facts, reason }),
    sum: {
      title: words.say('end-sum'),
      corner: words.say('end-points'),
      columns: COMPANIES.map((company) => words.plain(company)),
      rows: [
        ...points,
        { name: words.say('end-total'), cells: COMPANIES.map((company) => String(scores[company] ?? 0)), wins: true },
        { name: words.say('end-accused'), cells: of('designated') },
        { name: words.say('end-double'), cells: of('doubles') },
      ],
    },
  };
}

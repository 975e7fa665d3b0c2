// What the events of Agents Secrets (CIA against KGB) look like on the long table.
import type { Action, Flight, Scenes, ShownCard } from '../../scenes/scene';
import type { MatchEvent } from '../../api/types';
import { counted, unmasked, voted } from './unmasking';
import type { DoubleAgentsView } from './view';

type PerCompany<Value> = Record<'cia' | 'kgb', Value>;
const COMPANIES = ['cia', 'kgb'] as const;

export const scenes: Scenes<DoubleAgentsView> = (event, before, earlier, names) => {
  const { facts } = event;
  switch (event.kind) {
    case 'mission':
      return {
        lit: [String(facts['destination'])],
        rises: [{ at: String(facts['destination']), text: String(facts['value']), tone: 'plain' }],
      };
    case 'revealed':
      return { flights: sent(facts['destinations'] as Record<string, string>), ms: 1200 };
    case 'resolved':
      return settled(event);
    case 'ready-and-hush':
      return { lit: [String(facts['hushed'])], by: '', ms: 1600 };
    case 'ready':
      return { lit: [String(facts['company'])], by: '' };
    case 'vote-opens':
    case 'hushed':
      return {};
    case 'ballots':
    case 'votes':
      return voted(event, before, names);
    case 'identities':
      return unmasked(event, before, names);
    case 'over':
      return counted(event, earlier, names);
    default:
      return null;
  }
};

/** Everybody's card, from their chair to where it goes; an abstention goes nowhere. */
function sent(goals: Record<string, string>): Flight[] {
  return Object.entries(goals).flatMap(([from, to]) => (to && to !== 'abstain' ? [{ from, to }] : []));
}

/** A city: its cards are turned, the sums stand, and the mission goes to whoever has won it. */
function settled({ facts }: MatchEvent): Action {
  const city = String(facts['destination']);
  const cards = facts['cards'] as PerCompany<Record<string, number>>;
  const totals = facts['totals'] as PerCompany<number>;
  const shown: ShownCard[] = COMPANIES.flatMap((company) =>
    Object.entries(cards[company]).flatMap(([word, count]) =>
      Array.from({ length: count }, () => ({ word, of: company, wins: facts['winner'] === company })),
    ),
  );
  const holder = facts['fate'] === 'removed' ? '' : String(facts['holder']);
  return {
    lit: [city],
    cards: shown,
    rises: COMPANIES.map((company) => ({
      at: `${city}-${company}`,
      text: String(totals[company]),
      tone: facts['winner'] === company ? 'gain' : 'plain',
    })),
    flights: holder ? [{ from: city, to: holder, text: String(facts['value']) }] : [],
    by: '',
    ms: 1400 + 250 * shown.length,
  };
}

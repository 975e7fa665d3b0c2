// What the events of Agents Secrets (CIA against KGB) look like on the long table.
import { type Action, type Flight, printed, type Scenes, type Side, type SidedCard } from '../../scenes/scene';
import { seatOf } from '../../shared/seats';
import { words } from '../../shared/i18n.svelte';
import type { MatchEvent } from '../../api/types';
import { COMPANIES, crossing, forEach, type PerCompany, striking } from './clash';
import { HUSHED } from './notation';
import { counted, unmasked, voted } from './unmasking';
import type { DoubleAgentsView } from './view';

type Counts = PerCompany<Record<string, number>>;

export const scenes: Scenes<DoubleAgentsView> = (event, before, earlier, names) => {
  const { facts } = event;
  switch (event.kind) {
    case 'mission':
      return {
        lit: [String(facts['destination'])],
        rises: [{ at: String(facts['destination']), text: String(facts['value']), tone: 'plain' }],
        ms: 900,
      };
    case 'revealed':
      return { flights: sent(facts['destinations'] as Record<string, string>), ms: 1200 };
    case 'resolved':
      return settled(event, before.options.defector_mode === 'copy', names);
    case 'ready-and-hush':
      return silenced([String(facts['hushed'])]);
    case 'ready':
      return { lit: [String(facts['company'])], by: '' };
    case 'hushed':
      return silenced([...COMPANIES]);
    case 'vote-opens':
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

/** Companies that may not talk any more. */
function silenced(companies: string[]): Action {
  return { lit: companies, cards: companies.map((of) => ({ word: HUSHED, of })), by: '', ms: 1800 };
}

/** Everybody's card, from their chair to where it goes; an abstention goes nowhere. */
function sent(goals: Record<string, string>): Flight[] {
  return Object.entries(goals).flatMap(([from, to]) => (to && to !== 'abstain' ? [{ from, to }] : []));
}

/** A city: its cards are turned one by one, defectors cross, killers strike, the sums stand, and the mission goes to
 * whoever has won it. */
function settled({ facts }: MatchEvent, copies: boolean, names: string[]): Action[] {
  const city = String(facts['destination']);
  const { turned, killed, totals } = facts as Record<'turned' | 'killed', Counts> & { totals: PerCompany<number> };
  const lying = forEach((company) => spread((facts['cards'] as Counts)[company]).map((word) => ({ word })));
  const crossed = crossing(
    lying,
    forEach((company) => spread(turned[company])),
    copies,
  );
  const struck = striking(
    crossed,
    forEach((company) => spread(killed[company])),
  );
  const summed = COMPANIES.map((of) => {
    return { of, cards: struck[of], sum: printed(totals[of]), wins: facts['winner'] === of };
  });
  const count = lying.cia.length + lying.kgb.length;
  const value = Number(facts['value']);
  const holder = String(facts['holder']);
  const step = (sides: Side[], ms: number, caption: string): Action => ({ lit: [city], by: '', sides, ms, caption });
  const turning = words.say('double_agents-turning', { place: words.plain(city), value });
  const result = words.say('double_agents-settled', {
    place: words.plain(city),
    reason: String(facts['reason']),
    fate: String(facts['fate']),
    winner: words.plain(String(facts['winner'])),
    holder: names[seatOf(holder)] ?? '',
  });
  const goes = { from: city, to: holder, text: `${value}` };
  return [
    ...(count ? [step(sidesOf(lying), 600 + Math.min(300 * count, 2000), turning)] : []),
    ...(facts['turns'] ? [step(sidesOf(crossed), 1100, words.say('double_agents-crossing'))] : []),
    ...(facts['kills'] ? [step(sidesOf(struck), 1100, words.say('double_agents-striking'))] : []),
    step(summed, 1500, result),
    ...(facts['fate'] === 'removed' ? [] : [{ ...step(summed, 1100, result), flights: [goes] }]),
  ];
}

const sidesOf = (cards: PerCompany<SidedCard[]>): Side[] => COMPANIES.map((of) => ({ of, cards: cards[of] }));

/** Each card by itself. */
function spread(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([word, count]) => Array.from({ length: count }, () => word));
}

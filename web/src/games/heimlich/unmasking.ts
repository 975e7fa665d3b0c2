// The end of a match of Heimlich & Co.: agent by agent, the last first, the mask falls; reports are ticked, totals run.
import type { MatchEvent } from '../../api/types';
import type { Action, Tick, Total } from '../../scenes/scene';
import { winning } from '../../postgame/ending';
import { called, calledAll } from '../../shared/called';
import { capital, words } from '../../shared/i18n.svelte';
import { seatOf } from '../../shared/seats';
import { gainsOf, why } from './ending';
import type { HeimlichView } from './view';

type Numbers = Record<string, number>;
const LINE = 5;
const AGENT_MS = 3000;
const WINNER_MS = 3400;

export function unmasked(
  { facts }: MatchEvent,
  before: HeimlichView,
  earlier: MatchEvent[],
  names: string[],
): Action[] {
  const owners = facts['owners'] as Record<string, string>;
  const reports = (facts['reports'] ?? {}) as Record<string, Record<string, string>>;
  const scores = scoresOf(before, earlier);
  const sums: Numbers = Object.fromEntries(names.map((_, seat) => [`p${seat + 1}`, 0]));
  const order = Object.keys(owners).sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
  const masks = order.map((agent): Action => {
    const owner = owners[agent] ?? '';
    const ticks = ticksOf(reports, agent, owner);
    const own = seatOf(owner) >= 0 ? { [owner]: scores[agent] ?? 0 } : {};
    const right = ticks.filter((tick) => tick.right).map(({ seat }) => seat);
    const gained: Numbers = { ...own, ...Object.fromEntries(right.map((seat) => [seat, LINE])) };
    return {
      cards: [{ word: agent, who: owner }],
      lit: [agent],
      ticks,
      totals: before.options.mode === 'advanced' ? run(sums, gained) : [],
      caption: [whose(agent, owner, scores[agent] ?? 0, names), told(ticks, right, names)].filter(Boolean).join(' '),
      reveals: [agent],
      closing: true,
      by: '',
      ms: AGENT_MS,
    };
  });
  return [...masks, winner(facts, owners, { scores, gains: gainsOf(earlier), tie: before.options.goal_tie }, names)];
}

/** The points of the agents when the last count was done. */
function scoresOf(before: HeimlichView, earlier: MatchEvent[]): Numbers {
  const counted = earlier.findLast(({ kind }) => kind === 'counted')?.facts['scores'] as Numbers | undefined;
  return counted ?? Object.fromEntries(before.agents.map(({ agent, score }) => [agent, score]));
}

/** What was written of an agent, by those who had to. */
const ticksOf = (reports: Record<string, Record<string, string>>, agent: string, owner: string): Tick[] =>
  Object.entries(reports).flatMap(([seat, lines]) => (agent in lines ? [{ seat, right: lines[agent] === owner }] : []));

/** The totals run; they keep what they have come to. */
function run(sums: Numbers, gained: Numbers): Total[] {
  for (const [player, more] of Object.entries(gained)) sums[player] = (sums[player] ?? 0) + more;
  return Object.entries(sums).map(([of, value]) => ({ of, value, more: gained[of] ?? 0 }));
}

const whose = (agent: string, owner: string, score: number, names: string[]) =>
  words.say(seatOf(owner) < 0 ? 'end-agent-free' : 'end-agent', {
    agent: capital(words.plain(agent)),
    score,
    owner: called(owner, names),
  });

const told = (ticks: Tick[], right: string[], names: string[]) =>
  ticks.length ? words.say('end-right', { count: right.length, names: calledAll(right, names) }) : '';

function winner(
  facts: MatchEvent['facts'],
  owners: Record<string, string>,
  counted: { scores: Numbers; gains: Numbers; tie: string },
  names: string[],
): Action {
  const winners = facts['winners'] as string[];
  const people = winners.map((seat) => called(seat, names));
  const agents = Object.entries(owners).filter(([, owner]) => winners.includes(owner));
  return {
    cards: agents.map(([word, of]) => ({ word, of, wins: true })),
    caption: `${why({ facts, ...counted }, names)} ${winning(people, people.length > 1 ? 'drawn' : 'won')}`,
    closing: true,
    by: '',
    ms: WINNER_MS,
  };
}

/** The board before the masks have fallen. */
export function veil(view: HeimlichView, hidden: ReadonlySet<string>): HeimlichView {
  const fallen = Object.entries(view.owners ?? {}).filter(([agent]) => !hidden.has(agent));
  return { ...view, owners: Object.fromEntries(fallen), reports: null };
}

// How a match of Heimlich & Co. may end, and what decided it.
import type { MatchEvent } from '../../api/types';
import { last, type Ending, type Row } from '../../postgame/ending';
import { called, calledAll } from '../../shared/called';
import { capital, words } from '../../shared/i18n.svelte';
import { seatOf } from '../../shared/seats';
import type { HeimlichView } from './view';

type Numbers = Record<string, number>;
const GOAL = 42;
const LINE = 5;

/** What is known of a match that is over: the facts of its end, the points of the agents, and their last count. */
export interface Result {
  facts: MatchEvent['facts'];
  scores: Numbers;
  gains: Numbers;
  tie: string;
}

export function ending(view: HeimlichView, names: string[], events: MatchEvent[]): Ending {
  const result: Result = {
    facts: last(events)?.facts ?? {},
    scores: Object.fromEntries(view.agents.map(({ agent, score }) => [agent, score])),
    gains: gainsOf(events),
    tie: view.options.goal_tie,
  };
  const reason = view.outcome?.reason ?? '';
  return {
    title: words.say(`end-title-${reason}`),
    why: why(result, names),
    sum: view.options.mode === 'advanced' ? players(view, result, names) : agents(view, result, names),
  };
}

/** What the last count brought. */
export const gainsOf = (events: MatchEvent[]): Numbers =>
  (events.findLast(({ kind }) => kind === 'counted')?.facts['gains'] ?? {}) as Numbers;

/** Why it ended as it did. */
export function why(result: Result, names: string[]): string {
  const { facts } = result;
  const reason = String(facts['reason']);
  const winners = (facts['winners'] ?? []) as string[];
  const won = (facts['agents'] ?? []) as string[];
  const said = { winners: calledAll(winners, names), agents: calledAll(won, []) };
  if (reason === 'goal') return words.say(`end-why-goal-${byGoal(result, won)}`, said);
  if (reason === 'report') return words.say(`end-why-report-${byReport(result, winners)}`, said);
  if (reason === 'unreported') return words.say(`end-why-unreported-${winners.length > 1 ? 'level' : 'most'}`, said);
  return words.say(`end-why-${reason}`, said);
}

/** What set the winning agents apart. */
function byGoal({ scores, gains, tie }: Result, won: string[]): string {
  const finishers = Object.keys(scores).filter((agent) => (scores[agent] ?? 0) >= GOAL);
  if (won.length > 1) return 'level';
  if (finishers.length < 2) return 'first';
  const most = Math.max(...finishers.map((agent) => gains[agent] ?? 0));
  const best = finishers.filter((agent) => gains[agent] === most);
  return tie === 'last_count' && best.length === 1 ? 'gain' : 'furthest';
}

function byReport({ facts }: Result, winners: string[]): string {
  const [totals, correct] = [facts['totals'] as Numbers, facts['correct'] as Numbers];
  const [winner = ''] = winners;
  if (winners.length > 1) return 'level';
  const level = Object.keys(totals).filter((player) => player !== winner && totals[player] === totals[winner]);
  if (!level.length) return 'most';
  return level.every((player) => (correct[player] ?? 0) < (correct[winner] ?? 0)) ? 'lines' : 'gain';
}

/** Agent by agent, the furthest first; what the last count brought where that had to decide. */
function agents(view: HeimlichView, { facts, scores, gains }: Result, names: string[]): Ending['sum'] {
  const won = (facts['agents'] ?? []) as string[];
  const several = Object.values(scores).filter((score) => score >= GOAL).length > 1;
  const ranked = view.agents.toSorted((a, b) => b.score - a.score);
  return {
    title: words.say('end-sum'),
    corner: words.say('end-agent-of'),
    columns: [words.say('end-owner'), words.say('end-points'), ...(several ? [words.say('end-last-count')] : [])],
    rows: ranked.map(({ agent, score }) => ({
      name: capital(words.plain(agent)),
      word: agent,
      cells: [
        called(view.owners?.[agent] ?? '', names),
        String(score),
        ...(several ? [words.signed(gains[agent] ?? 0)] : []),
      ],
      wins: won.includes(agent),
    })),
  };
}

/** Player by player: the points of their agent, and what their report brought. Then the agents of nobody. */
function players(view: HeimlichView, { facts, scores, gains }: Result, names: string[]): Ending['sum'] {
  const correct = (facts['correct'] ?? {}) as Numbers;
  const totals = (facts['totals'] ?? facts['scores'] ?? {}) as Numbers;
  const level = new Set(Object.values(totals)).size < Object.keys(totals).length;
  const last = (agent: string) => (level ? [words.signed(gains[agent] ?? 0)] : []);
  const owned = Object.entries(view.owners ?? {});
  const rows: Row[] = owned
    .filter(([, owner]) => seatOf(owner) >= 0)
    .toSorted(([, a], [, b]) => (totals[b] ?? 0) - (totals[a] ?? 0))
    .map(([agent, owner]) => ({
      name: called(owner, names),
      seat: seatOf(owner),
      cells: [
        `${words.plain(agent)} ${scores[agent] ?? 0}`,
        lines(correct[owner] ?? 0),
        ...last(agent),
        String(totals[owner] ?? 0),
      ],
      wins: view.outcome?.winners.includes(seatOf(owner)) ?? false,
    }));
  const free = owned
    .filter(([, owner]) => seatOf(owner) < 0)
    .map(([agent]) => ({
      name: capital(words.plain('nobody')),
      cells: [`${words.plain(agent)} ${scores[agent] ?? 0}`, '–', ...last(agent), String(scores[agent] ?? 0)],
    }));
  return {
    title: words.say('end-sum'),
    corner: words.say('end-player'),
    columns: [
      words.say('end-own-agent'),
      words.say('end-report'),
      ...(level ? [words.say('end-last-count')] : []),
      words.say('end-total'),
    ],
    rows: [...rows, ...(view.options.independents_block ? free : [])],
  };
}

const lines = (right: number) => `${right} × ${LINE} = ${right * LINE}`;

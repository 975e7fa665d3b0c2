// The perfect agent's manual: what the public log says about who favours whom, beside who really worked for whom.
import { amount, balance, fraction, NOTHING, plain, share, type Figure, type Tally } from '../../postgame/tally';
import { capital, words } from '../../shared/i18n.svelte';
import Token from './art/Token.svelte';
import { seatOf } from './notation';
import type { HeimlichView } from './view';

const RATES = ['left_ruin', 'entered_ruin', 'crossed_ruin'] as const;
const SUMS = ['raw', 'favour', 'profit', 'spared'] as const;
const NERVE = ['triggered', 'could', 'forced', 'declined'] as const;

type ByPlayer<Value> = Record<string, Record<string, Value>>;

/** Figures by player (`p1`) and agent: rates as hits and chances, sums as exact fractions. */
export type Figures = Record<(typeof RATES)[number], ByPlayer<[number, number]>> &
  Record<(typeof SUMS)[number], ByPlayer<string>> & {
    counts: Record<string, Record<(typeof NERVE)[number], number> & { rate: string | null }>;
    tops: { player: string; agents: string[] }[];
  };

export function tallies(figures: Figures, view: HeimlichView, names: string[]): Tally[] {
  const players = names.map((_, seat) => `p${seat + 1}`);
  const called = (player: string) => names[seatOf(player) ?? -1] ?? player;
  const agents = view.agents.map((piece) => piece.agent);

  /** A clue asks about an agent, and names every player. */
  const clue = (name: string, figure: (player: string, agent: string) => Figure, counted = agents): Tally => ({
    title: words.say(`clue-${name.replace('_', '-')}`),
    corner: words.say('village-form-agent'),
    columns: names,
    byPlayer: true,
    Icon: Token,
    truth: words.say('village-own-agent'),
    lines: counted.map((agent) => ({
      name: words.word(agent),
      agent,
      figures: players.map((player) => ({ ...figure(player, agent), true: view.owners?.[agent] === player })),
    })),
  });

  const rates = RATES.map((name) => {
    const rate = (player: string, agent: string) => figures[name][player]?.[agent] ?? [0, 0];
    const counted = agents.filter((agent) => players.some((player) => rate(player, agent)[1]));
    return clue(name, (player, agent) => share(...rate(player, agent)), counted);
  });

  const sums = SUMS.map((name) => {
    const sum = (player: string, agent: string) => fraction(figures[name][player]?.[agent] ?? '0');
    const most = Math.max(...players.flatMap((player) => agents.map((agent) => Math.abs(sum(player, agent)))));
    return clue(name, (player, agent) => balance(sum(player, agent), most));
  });

  const most = Math.max(...players.map((player) => figures.counts[player]?.could ?? 0));
  const nerve: Tally = {
    title: words.say('village-nerve'),
    corner: words.say('page-players'),
    columns: [...NERVE.map((name) => words.say(`village-nerve-${name}`)), words.say('village-nerve-rate')],
    lines: players.map((player, seat) => ({
      name: called(player),
      seat,
      figures: [
        ...NERVE.map((name) => amount(figures.counts[player]?.[name] ?? 0, most)),
        percent(figures.counts[player]?.rate ?? null),
      ],
    })),
  };

  const tops: Tally = {
    title: words.say('village-tops'),
    corner: words.say('village-tops-count'),
    columns: [words.say('village-tops-who'), words.say('village-tops-most')],
    lines: figures.tops.map(({ player, agents }, number) => ({
      name: String(number + 1),
      figures: [plain(called(player)), plain(capital(words.list(agents.map((agent) => words.plain(agent)))))],
    })),
  };

  return [...rates, ...sums, nerve, tops];
}

function percent(rate: string | null): Figure {
  if (rate === null) return NOTHING;
  const size = fraction(rate);
  return { text: new Intl.NumberFormat(words.language, { style: 'percent' }).format(size), size };
}

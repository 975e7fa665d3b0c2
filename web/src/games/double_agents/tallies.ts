// Every sabotage of the public log, and how often each member of the company had sent a card there. Clues, not proofs.
import { plain, share, type Tally } from '../../postgame/tally';
import { words } from '../../shared/i18n.svelte';
import type { DoubleAgentsView } from './view';

export interface Figures {
  sabotages: { round: number; company: string; destination: string; players: string[] }[];
}

export function tallies({ sabotages }: Figures, view: DoubleAgentsView, names: string[]): Tally[] {
  const called = (player: string) => names[Number(player.slice(1)) - 1] ?? player;

  const near = view.companies.map(({ name, members }): Tally => {
    const own = sabotages.filter(({ company }) => company === name);
    return {
      title: words.say('double_agents-near-sabotage', { company: words.plain(name) }),
      corner: words.say('page-players'),
      columns: [words.say('double_agents-was-there')],
      truth: words.plain('double'),
      lines: (own.length ? members : []).map((seat) => {
        const player = `p${seat + 1}`;
        const there = own.filter(({ players }) => players.includes(player)).length;
        return {
          name: called(player),
          seat,
          figures: [{ ...share(there, own.length), true: view.identities?.[player] === 'double' }],
        };
      }),
    };
  });

  const all: Tally = {
    title: words.say('double_agents-sabotages'),
    corner: words.say('double_agents-sabotage-where'),
    columns: [words.say('double_agents-sabotaged'), words.say('double_agents-cards-from')],
    lines: sabotages.map(({ round, company, destination, players }) => ({
      name: words.say('double_agents-sabotage', { round, ...words.forms({ place: destination }) }),
      figures: [plain(words.plain(company)), plain(words.list(players.map(called)))],
    })),
  };

  return [...near, all];
}

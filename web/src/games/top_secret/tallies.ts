// The ledger of the four sides: what came home, and what it has cost.
import { amount, share, type Tally } from '../../postgame/tally';
import { words } from '../../shared/i18n.svelte';
import { GOAL } from './notation';
import type { TopSecretView } from './view';

export function tallies(_: unknown, view: TopSecretView, names: string[]): Tally[] {
  const lines = view.colours.map((colour, seat) => {
    const home = view.deliveries.filter((delivery) => delivery.seat === seat);
    const men = view.agents.filter((man) => man.seat === seat);
    return {
      seat,
      name: `${names[seat] ?? ''} (${words.plain(colour)})`,
      figures: [
        amount(view.totals[seat] ?? 0, Math.max(GOAL, ...view.totals)),
        amount(home.filter(({ content }) => content !== 'bomb').length, 4),
        amount(home.filter(({ content }) => content === 'bomb').length, 4),
        share(men.filter((man) => man.place !== 'out').length, men.length),
      ],
    };
  });
  const columns = ['secrets', 'cases', 'bombs', 'agents'].map((name) => words.say(`atlas-ledger-${name}`));
  return [{ title: words.say('atlas-ledger'), corner: words.say('atlas-sides'), columns, lines }];
}

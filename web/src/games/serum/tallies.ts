// What everybody could count: who has looked into how much.
import { amount, type Tally } from '../../postgame/tally';
import { words } from '../../shared/i18n.svelte';
import { SECRET_PLACES } from './notation';
import type { SerumView } from './view';

/** By player: the containers and secret places he had seen into. */
export type Figures = Record<string, string[]>;

export function tallies(figures: Figures, view: SerumView, names: string[]): Tally[] {
  const lines = view.table.map(({ colour, moles }, seat) => {
    const seen = figures[`p${seat + 1}`] ?? [];
    const fakes = seen.filter((place) => (SECRET_PLACES as readonly string[]).includes(place)).length;
    return { seat, colour, counts: [seen.length - fakes, fakes, moles] };
  });
  const most = [0, 1, 2].map((column) => Math.max(...lines.map(({ counts }) => counts[column] ?? 0)));
  return [
    {
      title: words.say('page-town-tally'),
      corner: words.say('page-players'),
      columns: ['containers', 'fakes', 'moles'].map((name) => words.say(`page-town-tally-${name}`)),
      lines: lines.map(({ seat, colour, counts }) => ({
        seat,
        name: words.say('page-town-who', { name: names[seat] ?? '', colour: words.plain(colour) }),
        figures: counts.map((count, column) => amount(count, most[column] ?? 0)),
      })),
    },
  ];
}

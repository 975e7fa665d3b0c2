// This game's page, as the house asks for it.
import { gamePage } from '../page';
import { FILL } from './art';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { deadline } from './deadline';
import Emblem from './Emblem.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';
import { ending } from './ending';
import { BESIDE, type Colour, PILE } from './notation';
import { ordered } from './orders';
import { drawn, indirect } from './outcome';
import Sheet from './Sheet.svelte';
import { silence, suspects } from './suspects';
import { tallies } from './tallies';
import { scenes } from './scenes';
import { telling } from './telling';
import { together } from './together';
import { veil } from './unmasking';
import type { SerumView } from './view';

const EXPLAINED: Record<string, string> = {
  H: 'places-hotel',
  B: 'places-lockers',
  F: 'places-lockers',
  V: 'places-mole',
  G: 'places-secret',
  VM: 'places-transport',
};

/** What stands behind ? of a square, a case, the pile, or what lies beside the board. */
function explains(place: string): string {
  if (place === PILE) return 'cards-mole';
  if (place === BESIDE) return 'pieces-dial';
  const [letters = ''] = /^[A-Z]+(?=\d$)/.exec(place) ?? [];
  return EXPLAINED[letters] ?? (place.endsWith('locker') ? 'places-lockers' : 'places-hotel');
}

export default gamePage({
  Board,
  Mine,
  Form,
  Emblem,
  Badge,
  hue: ({ table }: SerumView, seat) => FILL[table[seat]?.colour as Colour],
  dealt: ({ identity }: SerumView) => identity !== null,
  sealed: () => true,
  drawn,
  explains,
  scenes,
  veil,
  ending,
  indirect,
  tallies,
  cues: {
    bugs: 'step',
    informants: 'step',
    dials: 'step',
    searched: 'step',
    chase: 'step',
    hides: 'step',
    saw: 'count',
    'saw-fake': 'count',
    declared: 'duel',
    flees: 'duel',
    took: 'step',
    ready: 'stamp',
    filed: 'stamp',
    over: 'end',
  },
  choices: ['ready', 'unready'],
  ordered,
  telling,
  suspects,
  Sheet,
  silence,
  deadline,
  together,
});

// This game's page, as the house asks for it.
import { gamePage } from '../page';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';
import { ending } from './ending';
import { place } from './layout';
import { planBegun } from './notation';
import { drawn } from './outcome';
import { automatic } from './reach';
import { suspects } from './suspects';
import { tallies } from './tallies';
import { scenes } from './scenes';
import { telling } from './telling';
import { veil } from './unmasking';
import type { TopSecretView } from './view';

const EXPLAINED = { city: 'places-city', start: 'places-base', hq: 'places-hq' };

export default gamePage({
  Board,
  Mine,
  Form,
  Emblem,
  Badge,
  hue: ({ colours }: TopSecretView, seat) => colours[seat] && `var(--agent-${colours[seat]})`,
  dealt: ({ colours, seat }: TopSecretView) => colours[seat] !== undefined,
  sealed: (view: TopSecretView) => view.phase === 'SETUP' || view.phase === 'CARDS',
  drawn,
  automatic,
  begun: planBegun,
  explains: (id) => EXPLAINED[place(id)?.kind ?? 'city'],
  scenes,
  veil,
  ending,
  dice: true,
  tallies,
  cues: {
    stepped: 'step',
    picked: 'step',
    dropped: 'step',
    attacked: 'duel',
    fought: 'count',
    beaten: 'step',
    'beaten-with-case': 'step',
    looted: 'step',
    exchanged: 'step',
    delivered: 'count',
    bomb: 'duel',
    submitted: 'stamp',
    'card-chosen': 'stamp',
    over: 'end',
  },
  choices: ['submitted', 'card-chosen'],
  telling,
  suspects,
});

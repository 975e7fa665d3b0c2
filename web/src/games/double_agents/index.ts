// This game's page, as the house asks for it.
import { gamePage } from '../page';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { deadline } from './deadline';
import Emblem from './Emblem.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';
import { ending } from './ending';
import { read, write } from './notation';
import { drawn } from './outcome';
import { silence, suspects } from './suspects';
import { tallies } from './tallies';
import { scenes } from './scenes';
import { telling } from './telling';
import { veil } from './unmasking';
import type { DoubleAgentsView } from './view';

export default gamePage({
  Board,
  Mine,
  Form,
  Emblem,
  Badge,
  dealt: ({ role }: DoubleAgentsView) => role !== null,
  sealed: ({ phase }: DoubleAgentsView) => phase !== 'TEAMS',
  drafted({ phase, round, leg, draft, seat, locked }: DoubleAgentsView) {
    if (phase !== 'LEG' || locked.includes(seat)) return { decision: '', text: '' };
    return { decision: `${round}.${leg}`, text: write(draft?.card ?? null, draft?.destination ?? null) };
  },
  // A card, or a destination, and the other is still to come.
  begun(_: DoubleAgentsView, text) {
    const { card, destination } = read(text);
    return !!card !== !!destination && text.trim() === write(card, destination).trim(); // typed otherwise, the house reads it
  },
  // By turns, since whoever decides last knows that the others are ready.
  handing({ companies, leg }: DoubleAgentsView, seats) {
    const order = companies.flatMap(({ members }) => members);
    return seats.toSorted((a, b) => (leg === 2 ? -1 : 1) * (order.indexOf(a) - order.indexOf(b)));
  },
  drawn,
  explains: (place) => (/^p\d+$/.test(place) ? 'cards-identity' : 'places-destination'),
  scenes,
  veil,
  ending,
  revealed: ({ options }) => options.post_game_replay && options.ballots === 'named',
  tallies,
  cues: {
    locked: 'stamp',
    voted: 'stamp',
    ready: 'stamp',
    'ready-and-hush': 'duel',
    hushed: 'duel',
    revealed: 'duel',
    resolved: 'count',
    ballots: 'count',
    identities: 'duel',
    over: 'end',
  },
  choices: ['locked', 'unlocked', 'voted'],
  telling,
  suspects,
  channel: (view) => view.company,
  silence,
  deadline: (_: DoubleAgentsView, timer) => deadline(timer),
});

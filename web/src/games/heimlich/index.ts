// This game's page, as the house asks for it.
import { gamePage } from '../page';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';
import { canonical } from './labels';
import { stepsLeft, readSteps } from './notation';
import { ending } from './ending';
import { drawn } from './outcome';
import { suspects } from './suspects';
import { tallies } from './tallies';
import { scenes } from './scenes';
import { telling } from './telling';
import { veil } from './unmasking';
import type { HeimlichView } from './view';

/** Steps of the roll are still to give. */
function begun(view: HeimlichView, text: string): boolean {
  const steps = readSteps(view, canonical(text));
  return view.phase === 'MOVE' && Object.keys(steps).length > 0 && stepsLeft(view, steps) > 0;
}

/** What stands behind ? of a place or an agent. */
function explains(place: string): string {
  if (place === 'chapel' || place === 'ruin') return `places-${place}`;
  return /^H\d+$/.test(place) ? 'places-house' : 'pieces-agent';
}

export default gamePage({
  Board,
  Mine,
  Form,
  Emblem,
  dealt: ({ identity }: HeimlichView) => identity !== null,
  sealed: (view: HeimlichView) => view.phase === 'REPORT',
  drawn,
  begun,
  explains: (place) => (place.startsWith('pick-') ? 'turn-roll' : explains(place)),
  scenes,
  veil,
  ending,
  dice: true,
  tallies,
  cues: { moved: 'step', 'dossier-moved': 'step', counted: 'count', reported: 'stamp', over: 'end' },
  choices: ['reported'],
  telling,
  suspects,
});

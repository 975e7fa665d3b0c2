// This game's page, as the house asks for it.
import { gamePage } from '../page';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';
import { drawn } from './outcome';
import { suspects } from './suspects';
import { tallies } from './tallies';
import { scenes } from './scenes';
import { telling } from './telling';
import type { HeimlichView } from './view';

export default gamePage({
  Board,
  Mine,
  Form,
  Emblem,
  dealt: ({ identity }: HeimlichView) => identity !== null,
  sealed: (view: HeimlichView) => view.phase === 'REPORT',
  drawn,
  scenes,
  tallies,
  cues: { moved: 'step', 'dossier-moved': 'step', counted: 'count', reported: 'stamp', over: 'end' },
  choices: ['reported'],
  telling,
  suspects,
});

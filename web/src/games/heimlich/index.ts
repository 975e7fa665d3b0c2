// This game's page, as the house asks for it.
import { labelled, others } from '../../table/suspects';
import { gamePage } from '../page';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';
import { drawn } from './outcome';
import { tallies } from './tallies';
import type { HeimlichView } from './view';

export default gamePage({
  Board,
  Mine,
  Form,
  Emblem,
  dealt: ({ identity }: HeimlichView) => identity !== null,
  sealed: (view: HeimlichView) => view.phase === 'REPORT',
  drawn,
  tallies,
  cues: { moved: 'step', 'dossier-moved': 'step', counted: 'count', reported: 'stamp', over: 'end' },
  choices: ['reported'],
  suspects: (view, names) => ({ rows: others(view, names), columns: labelled(view.agents.map(({ agent }) => agent)) }),
});

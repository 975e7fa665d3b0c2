// This game's page, as the house asks for it.
import { gamePage } from '../page';
import Board from './Board.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';
import { drawn, indirect } from './outcome';
import Sheet from './Sheet.svelte';
import { silence, suspects } from './suspects';
import { tallies } from './tallies';
import { telling } from './telling';

export default gamePage({
  Board,
  Mine,
  Form,
  sealed: () => true,
  drawn,
  indirect,
  tallies,
  telling,
  suspects,
  Sheet,
  silence,
});

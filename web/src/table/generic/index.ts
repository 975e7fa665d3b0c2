// The page of a game that has none of its own: its view as a table, its legal moves as buttons. Since nobody has said what
// in a view is secret, all of it is covered with the secrets.
import { gamePage } from '../../games/page';
import Board from './Board.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';

export default gamePage({
  Board,
  Mine,
  Form,
  lists: true,
  sealed: () => true,
  // Whoever wins together may be a side: nothing is called a draw.
  drawn: () => false,
});

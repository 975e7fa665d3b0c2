import Board from './Board.svelte';
import Form from './Form.svelte';
import Mine from './Mine.svelte';

export { Board, Form, Mine };

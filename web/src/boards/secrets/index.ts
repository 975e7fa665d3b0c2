import Board from './Board.svelte';
import Form from './Form.svelte';
import type { SecretsView } from './logic';
import Mine from './Mine.svelte';

export { Board, Form, Mine };
export { drawn } from './logic';
export { tallies } from './tallies';

export const sealed = (view: SecretsView) => view.phase === 'SETUP' || view.phase === 'CARDS';

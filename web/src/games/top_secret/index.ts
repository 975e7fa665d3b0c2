import Board from './Board.svelte';
import Form from './Form.svelte';
import type { TopSecretView } from './notation';
import Mine from './Mine.svelte';

export { Board, Form, Mine };
export { drawn } from './notation';
export { tallies } from './tallies';

export const sealed = (view: TopSecretView) => view.phase === 'SETUP' || view.phase === 'CARDS';

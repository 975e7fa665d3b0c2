import type { HeimlichView } from './notation';

export { default as Board } from './Board.svelte';
export { default as Form } from './Form.svelte';
export { default as Mine } from './Mine.svelte';
export { drawn } from './notation';
export { tallies } from './tallies';

export const sealed = (view: HeimlichView) => view.phase === 'REPORT';

import type { HeimlichView } from './logic';

export { default as Board } from './Board.svelte';
export { default as Form } from './Form.svelte';
export { default as Mine } from './Mine.svelte';
export { drawn } from './logic';
export { tallies } from './tallies';

export const sealed = (view: HeimlichView) => view.phase === 'REPORT';

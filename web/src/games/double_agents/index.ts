import type { Kept } from '../../table/draft.svelte';
import { write, type DoubleAgentsView } from './notation';

export { default as Board } from './Board.svelte';
export { default as Form } from './Form.svelte';
export { default as Mine } from './Mine.svelte';
export { drawn } from './notation';
export { tallies } from './tallies';

export function drafted({ phase, round, leg, draft, seat, locked }: DoubleAgentsView): Kept {
  if (phase !== 'LEG' || locked.includes(seat)) return { decision: '', text: '' };
  return { decision: `${round}.${leg}`, text: write(draft?.card ?? null, draft?.destination ?? null) };
}

export const sealed = () => true;

// This game at the front door.
import type { Card } from '../page';
import Cover from './Cover.svelte';

export default { Cover, Picture: () => import('./Thing.svelte'), seats: 4 } satisfies Card;

// What the rules show of this game.
import type { RulesArt } from '../page';
import Picture from './Picture.svelte';

export default { Picture } satisfies RulesArt;

// How a match of Heimlich & Co. is told: turn by turn, each of one player.
import type { Telling } from '../../table/story';
import { isAgent } from './art/agents';
import Icon from './Icon.svelte';

export const telling: Telling = {
  quiet: [],
  decisions: ['picked', 'moved', 'reported', 'dossier-moved', 'dossier-left'],
  opening: ['colours', 'dealt', 'rolled-for-start', 'start-tied', 'starts'],
  turnOfOne: true,
  Icon,
  pictured: isAgent,
};

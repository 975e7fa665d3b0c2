// How a match of Top Secret is told: turn by turn, each of one player.
import type { Telling } from '../../table/story';
import Icon from './Icon.svelte';
import { isAgent, isCase } from './notation';

export const telling: Telling = {
  quiet: ['submitted', 'turn-ended', 'card-chosen', 'targeted', 'refilled'],
  decisions: ['submitted', 'stepped', 'picked', 'dropped', 'turn-ended', 'card-chosen', 'targeted', 'lost'],
  opening: ['seated', 'favoured', 'planned', 'revealed', 'guarded', 'rolled-for-start', 'start-tied', 'starts'],
  turnOfOne: true,
  Icon,
  pictured: (word) => isAgent(word) || isCase(word),
};

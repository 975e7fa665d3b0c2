// What a board shows while scenes of the end are still to be played.
import type { View } from '../api/types';
import type { GamePage } from '../games/page';
import type { Player } from './player.svelte';

/** The view without what is still to be revealed. */
export function veiled(page: GamePage, view: View, player: Player): View {
  return player.hidden.size && page.veil ? page.veil(view, player.hidden) : view;
}

// The boards of the house, each loaded when its game is played.
import type { Component } from 'svelte';

import type { Tally } from '../postgame/tally';
import type { Draft, Kept } from '../table/draft.svelte';
import { loader } from '../shared/loader.svelte';
import type { Outcome } from '../api/types';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows the view of its own game
export interface BoardProps<GameView = any> {
  view: GameView;
  draft: Draft | null;
  active: boolean;
  names: string[];
}

export interface Boards {
  Board: Component<BoardProps>;
  Mine: Component<BoardProps>;
  Form: Component<BoardProps & { open: boolean }>;
  /** Whether what is decided now is a secret itself, and is covered with the others. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  sealed: (view: any) => boolean;
  /** In a game that keeps drafts: what the house has kept of mine. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  drafted?: (view: any) => Kept;
  /** Whether the match ended in a draw; several may also win together, as a side. */
  drawn: (outcome: Outcome) => boolean;
  /** Whether the winners have won only because somebody else lost. */
  indirect?: (outcome: Outcome) => boolean;
  /** What can be counted when the match is over, from the figures of the house and the last view. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  tallies: (figures: any, view: any, names: string[]) => Tally[];
}

const LOADERS = import.meta.glob<Boards>('./*/index.ts');

export async function boardsOf(game: string): Promise<Boards | null> {
  const load = LOADERS[`./${game}/index.ts`];
  return load ? loader.load(load()) : null;
}

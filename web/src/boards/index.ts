// The boards of the house, each loaded when its game is played.
import type { Component } from 'svelte';

import type { Draft } from '../lib/draft.svelte';

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
}

const LOADERS = import.meta.glob<Boards>('./*/index.ts');

export async function boardsOf(game: string): Promise<Boards | null> {
  return (await LOADERS[`./${game}/index.ts`]?.()) ?? null;
}

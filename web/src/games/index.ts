// The games that have a page of their own, found by their folders.
import { loader } from '../shared/loader.svelte';
import type { Card, GamePage } from './page';

const PAGES = import.meta.glob<GamePage>('./*/index.ts', { import: 'default' });
const CARDS = import.meta.glob<Card>('./*/card.ts', { import: 'default', eager: true });

/** The page of a game, loaded when it is played; null if it does not come. */
export async function pageOf(game: string): Promise<GamePage | null> {
  const load = PAGES[`./${game}/index.ts`] ?? (() => Promise.reject(new Error(`${game} has no page`)));
  return loader.load(load());
}

export function cardOf(game: string): Card | undefined {
  return CARDS[`./${game}/card.ts`];
}

// The games that have a page of their own, found by their folders; any other is played on the generic board.
import { loader } from '../shared/loader.svelte';
import type { Card, GamePage, RulesArt } from './page';

const PAGES = import.meta.glob<GamePage>('./*/index.ts', { import: 'default' });
const RULES = import.meta.glob<RulesArt>('./*/rules.ts', { import: 'default' });
const CARDS = import.meta.glob<Card>('./*/card.ts', { import: 'default', eager: true });

/** The page of a game, loaded when it is played; null if it does not come. */
export async function pageOf(game: string): Promise<GamePage | null> {
  return loader.load(PAGES[`./${game}/index.ts`]?.() ?? import('../table/generic').then((generic) => generic.default));
}

/** What its rules are drawn with; null for a game that has brought nothing. */
export async function artOf(game: string): Promise<RulesArt | null> {
  const coming = RULES[`./${game}/rules.ts`];
  return coming ? loader.load(coming()) : null;
}

export function cardOf(game: string): Card | undefined {
  return CARDS[`./${game}/card.ts`];
}

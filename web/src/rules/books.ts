// The rules of a game in the language of the page, asked of the house when they are first wanted.
import { get } from '../api/http';
import type { Rulebook } from '../api/types';
import { preferences } from '../shared/preferences.svelte';

const kept = new Map<string, Promise<Rulebook>>();

export function bookOf(game: string): Promise<Rulebook> {
  const wanted = `${preferences.language} ${game}`;
  const coming = kept.get(wanted) ?? get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rules`);
  kept.set(wanted, coming);
  coming.catch(() => kept.delete(wanted)); // it may be there the next time
  return coming;
}

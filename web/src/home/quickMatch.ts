// A first match against bots: who plays it, and how one sits down at it.
import { command, openTable } from '../api/http';
import { keep, newKey } from '../api/seatKeys';
import type { GameInfo, NewTable } from '../api/types';
import { preferences } from '../shared/preferences.svelte';
import { Plan } from './plan.svelte';

/** The smallest table of a game, with bots that play differently. */
export function quickMatch(game: GameInfo): NewTable {
  const plan = new Plan(game);
  plan.use(game, 'first');
  return plan.wish(game);
}

/** Open a table, and begin where nobody is missing; returns its id. */
export async function sitDown(wish: NewTable, start: boolean): Promise<string> {
  const key = newKey();
  const { table } = await openTable({ ...wish, key });
  keep(table.id, { key, game: table.game, name: preferences.name });
  if (start) await command(table.id, key, { do: 'start' });
  return table.id;
}

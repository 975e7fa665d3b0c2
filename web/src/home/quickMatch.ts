// A first match against bots: who plays it, and how one sits down at it.
import { command, openTable } from '../api/http';
import { keep, newKey } from '../api/seatKeys';
import type { GameInfo, NewTable } from '../api/types';
import { cardOf } from '../games';
import { words } from '../shared/i18n.svelte';
import { preferences } from '../shared/preferences.svelte';
import { shuffled } from '../shared/shuffled';

/** The smallest table of a game, with bots that play differently. */
export function quickMatch(game: GameInfo): NewTable {
  const seats = cardOf(game.game)?.seats ?? game.least;
  const company = shuffled(game.company);
  const bots = Array.from({ length: seats - 1 }, (_, seat) => ({
    by: 'bot' as const,
    bot: company[seat % company.length] ?? game.usual_bot,
  }));
  const name = preferences.name || words.say('page-player', { number: 1 });
  const me = { by: 'me' as const, name, face: preferences.face };
  return {
    game: game.game,
    seats: [me, ...bots],
    options: (game.quick ?? {}) as NonNullable<NewTable['options']>,
  };
}

/** Open a table, and begin where nobody is missing; returns its id. */
export async function sitDown(wish: NewTable, start: boolean): Promise<string> {
  const key = newKey();
  const { table } = await openTable({ ...wish, key });
  keep(table.id, { key, game: table.game, name: preferences.name });
  if (start) await command(table.id, key, { do: 'start' });
  return table.id;
}

// Who is who: what the sheet has seen, as far as the table lets the house fill it in; and why nobody talks now.
import { words } from '../../shared/i18n.svelte';
import { labelled } from '../../table/headings';
import { cellOf, type Grid, settled } from '../../table/suspects';
import { COLOURS, PSEUDONYMS } from './notation';
import { sheet } from './sheet';
import type { SerumView } from './view';

/** With more help than facts alone, the house also says what follows from them. */
const DEDUCES = 2;

export function suspects(view: SerumView, names: string[]): Grid {
  // A colour that nobody plays has a name too, unless what is left over was mixed.
  const named = view.options.unused_deal === 'mixed' ? COLOURS.slice(0, view.players) : COLOURS;
  const rows = named
    .map((colour, seat) => ({
      id: seat < view.players ? `p${seat + 1}` : colour,
      label: seat < view.players ? (names[seat] ?? colour) : words.plain(colour),
      word: colour,
    }))
    .filter((_, seat) => seat !== view.seat);
  const grid: Grid = { rows, columns: labelled(PSEUDONYMS), facts: {} };
  if (view.identity) for (const { id } of rows) put(grid, { [cellOf(id, view.identity)]: 'no' });
  for (const { name, colour } of sheet(view).names) {
    const row = rows.find(({ word }) => word === colour);
    if (!row) continue;
    put(grid, view.options.assist >= DEDUCES ? settled(grid, row.id, name) : { [cellOf(row.id, name)]: 'sure' });
  }
  return grid;
}

function put(grid: Grid, facts: NonNullable<Grid['facts']>): void {
  for (const [cell, fact] of Object.entries(facts))
    if (grid.facts && grid.facts[cell] !== 'sure') grid.facts[cell] = fact;
}

/** Not in the flight; and in the investigation where the table has chosen so. */
export function silence(view: SerumView): { why: string } | null {
  if (view.fugitive >= 0 && !view.outcome) return { why: words.say('page-town-silent-flight') };
  return view.options.chat ? null : { why: words.say('page-town-silent') };
}

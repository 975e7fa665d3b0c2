// Whose agent is whose: my own is known, and all of them when the masks have fallen.
import { words } from '../../shared/i18n.svelte';
import { labelled, others } from '../../table/headings';
import { type Grid, settled } from '../../table/suspects';
import { INDEPENDENT } from './notation';
import type { HeimlichView } from './view';

export function suspects(view: HeimlichView, names: string[]): Grid {
  const nobody = view.independents ? [{ id: INDEPENDENT, label: words.plain(INDEPENDENT) }] : [];
  const grid: Grid = {
    rows: [...others(view, names), ...nobody],
    columns: labelled(view.agents.map(({ agent }) => agent)),
    facts: {},
  };
  const owners = view.owners ?? (view.identity ? { [view.identity]: `p${view.seat + 1}` } : {});
  for (const [agent, owner] of Object.entries(owners)) {
    const facts = settled(grid, owner, agent);
    const known = Object.entries(facts).filter(([cell]) => grid.rows.some(({ id }) => cell.startsWith(`${id} `)));
    // Several may be independent: that one is says nothing of the others.
    const told = owner === INDEPENDENT ? known.filter(([cell]) => cell.endsWith(` ${agent}`)) : known;
    grid.facts = { ...grid.facts, ...Object.fromEntries(told) };
  }
  return grid;
}

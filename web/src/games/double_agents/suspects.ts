// Who is loyal and who is not, as far as this seat can know; and why it may not talk now.
import { words } from '../../shared/i18n.svelte';
import { labelled, others } from '../../table/headings';
import { type Grid, settled } from '../../table/suspects';
import { companyOf } from './notation';
import type { DoubleAgentsView } from './view';

/** A double agent knows the mates to be loyal: there is one in each company. At the end everybody knows. */
export function suspects(view: DoubleAgentsView, names: string[]): Grid {
  const grid: Grid = { rows: others(view, names), columns: labelled(['loyal', 'double']), facts: {} };
  const mates = grid.rows.filter(({ id }) => view.role === 'double' && companyOf(view, seatOf(id)) === view.company);
  const known = view.identities ?? Object.fromEntries(mates.map(({ id }) => [id, 'loyal']));
  for (const { id } of grid.rows) {
    const role = known[id];
    if (role) grid.facts = { ...grid.facts, ...settled(grid, id, role, false) };
  }
  return grid;
}

/** In a hush nobody of a company may talk, in any channel, until the destinations are revealed. */
export function silence(view: DoubleAgentsView): { why: string; timer?: string } | null {
  const company = view.companies.find(({ name }) => name === view.company);
  if (!company || view.channels.some(({ writers }) => writers.includes(view.seat))) return null;
  return {
    why: words.say('double_agents-silence', words.forms({ company: company.name })),
    timer: `hush-${view.round - 1}-${view.leg}-${company.name}`,
  };
}

const seatOf = (id: string) => Number(id.slice(1)) - 1;

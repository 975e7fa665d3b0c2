// The places on the table, row by row, and where an arrow key leads.
import type { Direction } from '../../shared/rovingTabindex';
import { DESTINATIONS } from './notation';
import type { DoubleAgentsView } from './view';

export function rows(view: DoubleAgentsView): string[][] {
  const [cia, kgb] = view.companies.map((company) => company.members.map((seat) => `p${seat + 1}`));
  return [cia ?? [], [...DESTINATIONS], kgb ?? []].filter((row) => row.length > 0);
}

/** Where an arrow leads: along a row, round its end, or to the row above or below. */
export function beside(view: DoubleAgentsView, place: string, direction: Direction): string | undefined {
  const all = rows(view);
  const row = all.findIndex((places) => places.includes(place));
  const places = all[row];
  if (!places) return all[0]?.[0];
  const at = places.indexOf(place);
  if (direction === 'left') return places[(at - 1 + places.length) % places.length];
  if (direction === 'right') return places[(at + 1) % places.length];
  const other = all[row + (direction === 'down' ? 1 : -1)];
  return other?.[Math.min(other.length - 1, Math.round((at / Math.max(1, places.length - 1)) * (other.length - 1)))];
}

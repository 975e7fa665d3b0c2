// What may be decided once for all turns to come: no bug yet, and the informant stays where it is.
import type { SerumView } from './view';

export const ORDERS = { BUG: 'no bug', INFORMANT: 'leave' } as const;

/** For what is decided now. */
export function ordered({ phase }: SerumView): string | null {
  return phase === 'BUG' || phase === 'INFORMANT' ? ORDERS[phase] : null;
}

/** Those that a seat may still give. */
export function orders({ table, seat, fugitive, phase }: SerumView): string[] {
  if (fugitive >= 0 || phase === 'HIDE' || !table[seat]) return [];
  return table[seat].bug ? [ORDERS.INFORMANT] : [ORDERS.BUG, ORDERS.INFORMANT];
}

// Each decides within a time of their own: mine is shown, or that of whoever is waited for first.
import type { SerumView } from './view';

export function deadline({ waiting, seat }: SerumView, timer: string): string | null {
  const shown = waiting.includes(seat) ? seat : waiting[0];
  return timer.endsWith(`-${shown}`) ? '' : null;
}

// Whether somebody has said in this leg that nobody need wait for them.
import type { MatchEvent } from '../../api/types';

export const READY = 'we-are-ready';

export function hasSaidReady(events: readonly MatchEvent[], seat: number): boolean {
  const leg = events.findLastIndex(({ kind }) => kind === 'leg');
  return events
    .slice(leg + 1)
    .some(
      ({ kind, facts }) =>
        kind === 'phrase' && facts['phrase'] === READY && facts['seat'] === seat && facts['channel'] === 'table',
    );
}

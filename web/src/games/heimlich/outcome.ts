// How a match may end, as the page tells it.
import type { Outcome } from '../../api/types';

/** Those who win together share the victory. */
export const drawn = (outcome: Outcome) => outcome.winners.length > 1;

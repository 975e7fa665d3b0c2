// How a match may end, as the page tells it.
import type { Outcome } from '../../api/types';

/** Whoever shares the first place has a draw. */
export const drawn = (outcome: Outcome) => outcome.winners.length > 1;

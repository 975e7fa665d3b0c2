// How a match may end, as the page tells it.
import type { Outcome } from '../../api/types';

/** Several may win as a side. */
export const drawn = (outcome: Outcome) => outcome.reason === 'draw';

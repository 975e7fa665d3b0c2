// How a match may end, as the page tells it.
import type { Outcome } from '../../api/types';

/** There is no draw: those who catch the fugitive win as a side. */
export const drawn = () => false;

/** A capture is an indirect victory of those who pursued. */
export const indirect = (outcome: Outcome) => outcome.facts['victory'] === 'indirect';

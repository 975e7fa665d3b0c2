// @ts-check
// What both kinds of player play in Heimlich & Co., so that both servers do the same work.

export const PLACES = ['chapel', ...Array.from({ length: 10 }, (_, n) => `H${n + 1}`), 'ruin'];
const COUNT_EVERY = 8; // turns, so that a match lasts some 300 moves

/**
 * The whole roll for one agent, to the dossier now and then; the dossier to the first free place.
 * @param {any} view
 */
export function choose({ phase, turn, die, dossier, agents }) {
  if (phase === 'DOSSIER') {
    const taken = new Set(agents.map((/** @type {any} */ { place }) => place));
    return `dossier ${PLACES.find((place) => !taken.has(place))}`;
  }
  const arrives = (/** @type {any} */ { place }) => PLACES[(PLACES.indexOf(place) + die) % PLACES.length] === dossier;
  const counting = turn % COUNT_EVERY === 0;
  const { agent } = agents.find((/** @type {any} */ one) => arrives(one) === counting) ?? agents[0];
  return `${agent}+${die}`;
}

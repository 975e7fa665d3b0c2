// The sheet of a seat: what the rules showed it, line by line.
import {
  CODES,
  type Colour,
  COLOURS,
  CONTAINER_KINDS,
  CONTAINERS,
  partsOf,
  PSEUDONYMS,
  SECRET_PLACES,
} from './notation';
import type { SerumView } from './view';

export interface Line {
  card: string;
  turn: number;
  /** Who looked: a seat, or null for what one hid oneself. */
  seat: number | null;
}

export interface Sheet {
  rows: { colour: Colour; seat: number; cells: Record<string, Line | null>; locker: string | null }[];
  fakes: { place: string; line: Line | null }[];
  /** Pseudonyms whose card one has seen, and whom they belong to. */
  names: { name: string; colour: Colour | null }[];
  /** Codes whose fake one has seen. */
  codes: { code: string; place: string | null }[];
}

/** The lines the house writes: what the rules showed this seat, nothing that only follows from it. */
export function sheet(view: SerumView): Sheet {
  const known = new Map<string, Line>();
  for (const entry of view.sheet) {
    if (view.options.assist === 0 && entry.source !== 'own') continue;
    const seat = entry.source === 'own' ? null : Number(entry.source.slice(1)) - 1;
    known.set(entry.place, { card: entry.card, turn: entry.turn, seat });
  }
  const where = (card: string, among: readonly string[]) =>
    among.find((place) => known.get(place)?.card === card) ?? null;
  return {
    rows: COLOURS.map((colour, seat) => ({
      colour,
      seat: seat < view.players ? seat : -1,
      cells: Object.fromEntries(CONTAINER_KINDS.map((kind) => [kind, known.get(`${colour}-${kind}`) ?? null])),
      locker: view.lockers[colour] ?? null,
    })),
    fakes: SECRET_PLACES.map((place) => ({ place, line: known.get(place) ?? null })),
    names: PSEUDONYMS.map((name) => {
      const place = where(name, CONTAINERS);
      return { name, colour: place ? partsOf(place)[0] : null };
    }),
    codes: CODES.map((code) => ({ code, place: where(code, SECRET_PLACES) })),
  };
}

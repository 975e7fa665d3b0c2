// The town of Agents Secrets as pure functions: what can be chosen now, and how a choice is written.
import type { SerumView } from './view';

export const COLOURS = ['red', 'yellow', 'green', 'black', 'lilac', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const PSEUDONYMS = ['Maury', 'Werner', 'Cool', 'Callisto', 'Bura', 'Pierre'] as const;
export const CODES = ['X1', 'X2', 'X3', 'X4', 'X5', 'X6'] as const;
export const KINDS = ['identity', 'formula', 'toothbrush'] as const;
export type Kind = (typeof KINDS)[number];
/** Whether a word is a card that may lie in a container or a secret place. */
export const isFind = (word: string) => word === 'toothbrush' || [...PSEUDONYMS, ...CODES].some((one) => one === word);
export const CONTAINER_KINDS = ['suitcase', 'briefcase', 'locker'] as const;
export const LETTERS = ['B', 'F', 'G', 'H', 'V', 'VM'] as const;
export const DIGITS = ['1', '2', '3', '4', '5', '6'] as const;
export const HOTELS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;
export const SECRET_PLACES = ['G1', 'G2', 'G3', 'G4', 'G5'] as const;
export const MOLE_SQUARES = ['V1', 'V2', 'V3'] as const;
export const STATIONS = ['B1', 'F1'] as const;
export const TRANSPORTS = ['VM1', 'VM2', 'VM3', 'VM4', 'VM5'] as const;
export const SQUARES: readonly string[] = ['B1', 'F1', ...SECRET_PLACES, ...HOTELS, ...MOLE_SQUARES, ...TRANSPORTS];
export const CONTAINERS: readonly string[] = COLOURS.flatMap((colour) =>
  CONTAINER_KINDS.map((kind) => `${colour}-${kind}`),
);
export const SOLOS_TO_ESCAPE = 5;
export const PIECES = ['agent', 'informant', 'bug'] as const;
export type PieceKind = (typeof PIECES)[number];
/** Where something stands that is on no square. */
export const BESIDE = 'beside';
export const PILE = 'pile';

/** A combination of the dial, wherever it stands in a text. */
const CODE = /(?:^|[\s=])(VM|[BFGHV])\s*([1-6])(?=$|\s)/i;

export const letterOf = (square: string): string => square.slice(0, -1);
export const digitOf = (square: string): string => square.slice(-1);
export const hotelOf = (colour: string): string => `H${COLOURS.indexOf(colour as Colour) + 1}`;
export const colourOf = (square: string): Colour | undefined =>
  square.startsWith('H') ? COLOURS[Number(digitOf(square)) - 1] : undefined;
export const partsOf = (container: string): [Colour, string] => container.split('-') as [Colour, string];

/** Where a container stands; a locker only once it is known where. */
export function squareOf(view: SerumView, container: string): string | undefined {
  const [colour, kind] = partsOf(container);
  return kind === 'locker' ? view.lockers[colour] : hotelOf(colour);
}

// --- What is open -----------------------------------------------------------------------------------------------------

/** Whether a square is open in this part of the match, whoever asks. */
export function inPlay(view: SerumView, square: string): boolean {
  const letter = letterOf(square);
  if (!SQUARES.includes(square)) return false;
  const number = Number(digitOf(square));
  if (view.fugitive < 0) return letter !== 'VM' && (square !== 'V3' || view.players >= 5);
  if (square === 'F1') return true;
  if (letter === 'VM') return number <= Math.max(3, Math.min(view.players, 5));
  return (square === 'V1' && view.players >= 5) || (square === 'V2' && view.players === 6);
}

export type Validity = 'open' | 'here' | 'closed' | 'none';

/** What a dial would lead to. */
export function validity(view: SerumView, square: string): Validity {
  if (!SQUARES.includes(square)) return 'none';
  if (!inPlay(view, square)) return 'closed';
  const here = view.seat >= 0 ? view.table[view.seat]?.agent : null;
  return view.fugitive < 0 && here === square ? 'here' : 'open';
}

// --- Drafts -----------------------------------------------------------------------------------------------------------

/** The square a draft speaks of. */
export function draftedSquare(text: string): string | null {
  const found = CODE.exec(text);
  return found?.[1] && found[2] ? `${found[1].toUpperCase()}${found[2]}` : null;
}

/** What I may do with my flag now. */
export function flagMove(moves: readonly string[]): 'declare' | 'withdraw' | null {
  return moves.includes('declare') ? 'declare' : moves.includes('withdraw') ? 'withdraw' : null;
}

export function draftedContainer(text: string): string | null {
  return (
    text
      .toLowerCase()
      .split(/\s+/)
      .find((word) => CONTAINERS.includes(word)) ?? null
  );
}

/** The places a draft lights up. */
export function chosen(view: SerumView, text: string): string[] {
  if (!text.trim()) return [];
  const here = view.table[view.seat]?.agent;
  switch (view.phase) {
    case 'BUG':
      return /^no/i.test(text.trim()) ? [BESIDE] : [draftedSquare(text)].filter((square) => square !== null);
    case 'INFORMANT':
      if (/^leave/i.test(text.trim())) return [view.table[view.seat]?.informant ?? BESIDE];
      return [draftedSquare(text)].filter((square) => square !== null);
    case 'DIAL':
    case 'FLIGHT':
      return [draftedSquare(text)].filter((square) => square !== null);
    case 'ACT': {
      const container = draftedContainer(text);
      if (container) return [container];
      return here && /^(draw|spend)/i.test(text.trim()) ? [here] : [];
    }
    case 'FILE': {
      const container = draftedContainer(text);
      return container ? [container] : [];
    }
    default:
      return [];
  }
}

/** What choosing a place on the board writes; null if it means nothing now. */
export function choose(view: SerumView, moves: readonly string[], place: string, text: string): string | null {
  const legal = (move: string) => (moves.includes(move) ? move : null);
  const me = view.table[view.seat];
  switch (view.phase) {
    case 'DIAL':
    case 'FLIGHT':
      return legal(`dial ${place}`);
    case 'BUG':
      return place === BESIDE ? legal('no bug') : legal(`bug ${place}`);
    case 'INFORMANT':
      if (place === (me?.informant ?? BESIDE)) return legal('leave');
      return legal(`informant ${place}`);
    case 'ACT': {
      if (CONTAINERS.includes(place)) return legal(`search ${place}`);
      if (place !== me?.agent) return null;
      if (moves.includes('draw')) return 'draw';
      const spends = moves.filter((move) => move.startsWith('spend '));
      return spends[(spends.indexOf(text) + 1) % spends.length] ?? null;
    }
    case 'FILE':
      if (!moves.includes(`take ${place}`)) return null;
      return writeFile(view, { ...readFile(text), take: place });
    default:
      return null;
  }
}

export type Hiding = Partial<Record<'suitcase' | 'briefcase' | 'locker', Kind>> & { station?: string };

export function readHiding(text: string): Hiding {
  const hiding: Hiding = {};
  for (const word of text.split(/\s+/)) {
    const [place, kind] = word.split('=');
    if (!place || !KINDS.includes(kind as Kind)) continue;
    if (place === 'suitcase' || place === 'briefcase') hiding[place] = kind as Kind;
    else if (STATIONS.includes(place.toUpperCase() as (typeof STATIONS)[number])) {
      hiding.station = place.toUpperCase();
      hiding.locker = kind as Kind;
    }
  }
  return hiding;
}

/** Put a card somewhere: whatever lay there goes where the card was; the last card finds its place by itself. */
export function putCard(hiding: Hiding, place: (typeof CONTAINER_KINDS)[number], kind: Kind): Hiding {
  const put: Hiding = { ...hiding };
  const before = CONTAINER_KINDS.find((other) => put[other] === kind);
  if (before && before !== place) {
    if (put[place]) put[before] = put[place];
    else put[before] = undefined;
  }
  put[place] = kind;
  const empty = CONTAINER_KINDS.filter((other) => !put[other]);
  const left = KINDS.filter((other) => !CONTAINER_KINDS.some((somewhere) => put[somewhere] === other));
  if (empty.length === 1 && empty[0] && left[0]) put[empty[0]] = left[0];
  return put;
}

/** The move, once everything has its place. */
export function writeHiding({ suitcase, briefcase, locker, station }: Hiding): string | null {
  if (!suitcase || !briefcase || !locker || !station) return null;
  return `hide suitcase=${suitcase} briefcase=${briefcase} ${station}=${locker}`;
}

export interface FileDraft {
  take: string | null;
  lines: Record<string, string>;
}

export function readFile(text: string): FileDraft {
  const lines: Record<string, string> = {};
  for (const word of text.split(/\s+/)) {
    const found = /^(p[1-6])=(\?|\p{L}+)$/u.exec(word);
    if (found?.[1] && found[2]) lines[found[1]] = found[2];
  }
  return { take: draftedContainer(text), lines };
}

/** The pursuers whose line is still to be written, in the order of the file. */
export function pursuers(view: SerumView): string[] {
  return view.table.map((_, seat) => `p${seat + 1}`).filter((name, seat) => seat !== view.fugitive && !view.file[name]);
}

/** The lines of a file are written in their order: those after a gap wait until it is filled. */
export function writeFile(view: SerumView, { take, lines }: FileDraft): string {
  const written: string[] = !view.taken && take ? [`take ${take}`] : [];
  if (!view.taken && !take) return '';
  for (const name of pursuers(view)) {
    if (!lines[name]) break;
    written.push(`${name}=${lines[name]}`);
  }
  return written.join(' ');
}

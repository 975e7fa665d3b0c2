// What just happened, as data. A game makes scenes from events; the stage plays them and knows no game.
import { seatOf } from '../shared/seats';
import type { MatchEvent, View } from '../api/types';

/** A piece of the board (`data-piece`) goes over spots (`data-spot`), from where it was to where it is now. */
export interface Walk {
  piece: string;
  via: string[];
  /** Whether it leaves no trace: whose doing it was is plain. */
  traceless?: boolean;
  /** Whose doing it is, such as p2, where several move at once. */
  by?: string;
}

/** Something small that is no piece of the board goes from one spot or piece to another. */
export interface Flight {
  from: string;
  to: string;
  /** What is printed on it; without, it is a card seen from behind. */
  text?: string;
}

/** A few letters that rise from a spot or a piece, such as +7. */
export interface Rise {
  at: string;
  text: string;
  tone: 'gain' | 'loss' | 'plain';
}

/** A card that turns over, large, above the board. */
export interface ShownCard {
  /** The word of the notation on its face. */
  word: string;
  /** Whose it is or where it lay: a seat such as p2, or a place. */
  of?: string;
  /** Whether it is the one that counts, such as the card that wins a duel. */
  wins?: boolean;
  /** Who is behind it, at the end: a seat such as p2, or a word; a silhouette turns into the face. */
  who?: string;
}

/** One of two sides whose cards are compared: what lies there, what became of it, and what it comes to. */
export interface Side {
  of: string;
  cards: SidedCard[];
  /** Their sum as it is printed, once it stands. */
  sum?: string;
  wins?: boolean;
}

export interface SidedCard {
  word: string;
  /** A turned one goes over to the other side, a copied one is only there; a killed one counts no more. */
  fate?: 'turned' | 'copied' | 'killed';
}

/** What somebody had said of it, at the end: right or wrong. */
export interface Tick {
  seat: string;
  right: boolean;
}

/** What a seat or a side has by now, while a sum runs. */
export interface Total {
  of: string;
  value: number;
  /** What has just come to it. */
  more?: number;
}

/** What a game says of an event: whatever moves, rises, is shown or stands in the light. */
export interface Action {
  walks?: Walk[];
  flights?: Flight[];
  rises?: Rise[];
  cards?: ShownCard[];
  /** Two sides that are compared. */
  sides?: Side[];
  /** Spots in the light. */
  lit?: string[];
  /** Whose doing it is, where the event does not say so under `player`; nobody's where it is empty. */
  by?: string;
  /** Who had it right. */
  ticks?: Tick[];
  /** The sums as they stand now. */
  totals?: Total[];
  /** What is said of it, where an event is shown in several scenes; without, what is said of the event. */
  caption?: string;
  /** What everybody learns by it; until then a board hides what is called so. */
  reveals?: string[];
  /** Whether it belongs to the end of the match: it is played however long it takes. */
  closing?: boolean;
  /** How long it takes at the calm pace, in milliseconds; without, what its parts need. */
  ms?: number;
}

export interface Scene extends Required<Omit<Action, 'by'>> {
  /** The number of the event it shows. */
  event: number;
  kind: string;
  /** Whose doing it is; nobody's for what the rules do. */
  seat: number | null;
  /** What is said of it, as the announcer and the story say it. */
  caption: string;
  /** Whether it is for this seat alone; it then waits until it was seen. */
  secret: boolean;
}

/** What a game's events look like: one scene, several, or null for an event that is not shown. `before` is the view of
 * the moment before them all. */
export type Scenes<GameView extends View = View> = (
  event: MatchEvent,
  before: GameView,
  earlier: MatchEvent[],
  names: string[],
) => Action | Action[] | null;

/** A number with a minus that is no hyphen. */
export const printed = (value: number) => `${value}`.replace('-', '−');

/** A step of a walk, a turn of a card, a rise, and the time to read a caption. */
const STEP_MS = 190;
const CARD_MS = 1600;
const RISE_MS = 1400;
const READ_MS = 900;

/** The scenes of some events, in their order. */
export function scenesOf(make: Scenes, events: MatchEvent[], before: View, names: string[]): Scene[] {
  return events.flatMap((event, index) =>
    [make(event, before, events.slice(0, index), names) ?? []].flat().map((action) => sceneOf(event, action)),
  );
}

function sceneOf(event: MatchEvent, action: Action): Scene {
  const { walks = [], flights = [], rises = [], cards = [], lit = [], by = event.facts['player'] } = action;
  const { sides = [], ticks = [], totals = [], reveals = [], closing = false } = action;
  return {
    event: event.number,
    kind: event.kind,
    seat: typeof by === 'string' && seatOf(by) >= 0 ? seatOf(by) : null,
    caption: action.caption ?? event.said ?? '',
    secret: event.private ?? false,
    ...{ walks, flights, rises, cards, sides, lit, ticks, totals, reveals, closing },
    ms: action.ms ?? needed(walks, flights, rises, cards),
  };
}

function needed(walks: Walk[], flights: Flight[], rises: Rise[], cards: ShownCard[]): number {
  const farthest = Math.max(0, ...walks.map(({ via }) => via.length - 1));
  return Math.max(
    READ_MS,
    farthest ? Math.max(2, farthest) * STEP_MS + 300 : 0,
    flights.length ? 800 : 0,
    rises.length ? RISE_MS : 0,
    cards.length ? CARD_MS : 0,
  );
}

/** Where each piece is shown until its walk begins: at the first spot of its first walk that is still to come. */
export function waitingAt(coming: Scene[]): Map<string, string> {
  const spots = new Map<string, string>();
  for (const { walks } of coming) {
    for (const { piece, via } of walks) {
      if (!spots.has(piece) && via[0]) spots.set(piece, via[0]);
    }
  }
  return spots;
}

/** Where each piece will be when all is played: at the last spot of its last walk. */
export function goals(coming: Scene[]): Map<string, string> {
  const spots = new Map<string, string>();
  for (const { walks } of coming) {
    for (const { piece, via } of walks) {
      const last = via.at(-1);
      if (last) spots.set(piece, last);
    }
  }
  return spots;
}

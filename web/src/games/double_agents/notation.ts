// Agents Secrets, CIA against KGB: what lies on the table, and how a choice is written.
import type { Direction } from '../../shared/rovingTabindex';
import type { Outcome, View } from '../../api/types';

export type Company = 'cia' | 'kgb';
export const DESTINATIONS = ['Rio', 'Berlin', 'Cairo', 'HongKong'] as const;
export type Destination = (typeof DESTINATIONS)[number];
export const CARDS = ['special', 'agent', 'defector', 'killer', 'corruption', 'sabotage'] as const;

export interface Side {
  cards: string[];
  turned: string[];
  killed: string[];
  total: number;
}

export interface Result {
  destination: string;
  value: number;
  cia: Side;
  kgb: Side;
  winner: string;
  reason: string;
  holder: string;
}

export interface DoubleAgentsView extends View {
  phase: string;
  round: number;
  leg: number;
  companies: { name: Company; members: number[]; status: string; pile: number; discard: number }[];
  missions: Record<string, number>;
  awarded: { round: number; destination: string; value: number; holder: string }[];
  locked: number[];
  hand_sizes: number[];
  legs: string[][];
  locations: (string | null)[];
  rounds: { number: number; destinations: [string[], string[]]; results: Result[] }[];
  voted: number[];
  ballots: Record<string, string> | null;
  votes: Record<string, Record<string, number>> | null;
  identities: Record<string, string> | null;
  company: Company | null;
  role: string | null;
  hand: string[];
  draft: { card: string | null; destination: string | null } | null;
  sent: { card: string | null; destination: string | null } | null;
  plays: Record<string, string>[];
  mates: Record<string, string>;
  ballot: string | null;
}

/** What a draft says: the card, the destination, or somebody's name. */
export interface Choice {
  card: string | null;
  destination: string | null;
  person: string | null;
  verb: string;
}

export function read(text: string): Choice {
  const words = text.trim().split(/\s+/);
  return {
    verb: words[0] ?? '',
    card: words.find((word) => (CARDS as readonly string[]).includes(word)) ?? null,
    destination: words.find((word) => (DESTINATIONS as readonly string[]).includes(word)) ?? null,
    person: words.find((word) => /^p\d+$/.test(word)) ?? null,
  };
}

/** A choice as it is written: locked when it is whole, else a part that may still change. */
export function write(card: string | null, destination: string | null): string {
  if (card && destination) return `lock ${card} ${destination}`;
  if (card || destination) return `draft ${card ?? destination ?? ''}`;
  return '';
}

/** The draft on the screen, on top of what the seat has drafted before. */
export function current(view: DoubleAgentsView, text: string): Choice {
  const said = read(text);
  return {
    ...said,
    card: said.card ?? view.draft?.card ?? null,
    destination: said.destination ?? view.draft?.destination ?? null,
  };
}

export function companyOf(view: DoubleAgentsView, seat: number): Company | null {
  return view.companies.find((company) => company.members.includes(seat))?.name ?? null;
}

/** How many face-down cards of a company lie at a destination in this round, as far as revealed. */
export function cardsAt(view: DoubleAgentsView, company: Company, destination: string): number {
  const members = view.companies.find((one) => one.name === company)?.members ?? [];
  return view.legs.reduce((sum, leg) => sum + members.filter((seat) => leg[seat] === destination).length, 0);
}

/** Points that lie with a company or one of its members. */
export function holding(view: DoubleAgentsView, holder: string): number {
  return view.awarded.filter((one) => one.holder === holder).reduce((sum, one) => sum + one.value, 0);
}

/** What a click on a place drafts now; empty when it drafts nothing. */
export function click(view: DoubleAgentsView, text: string, place: string): string {
  if ((DESTINATIONS as readonly string[]).includes(place)) {
    return view.phase === 'LEG' ? write(current(view, text).card, place) : '';
  }
  const seat = Number(place.slice(1)) - 1;
  const mine = companyOf(view, view.seat);
  return view.phase === 'VOTE' && mine !== null && companyOf(view, seat) === mine ? `vote ${place}` : '';
}

export function rows(view: DoubleAgentsView): string[][] {
  const [cia, kgb] = view.companies.map((company) => company.members.map((seat) => `p${seat + 1}`));
  return [cia ?? [], [...DESTINATIONS], kgb ?? []].filter((row) => row.length > 0);
}

/** Where an arrow leads: along a row, round its end, or to the row above or below. */
export function beside(view: DoubleAgentsView, place: string, direction: Direction): string | undefined {
  const all = rows(view);
  const row = all.findIndex((places) => places.includes(place));
  const places = all[row];
  if (!places) return all[0]?.[0];
  const at = places.indexOf(place);
  if (direction === 'left') return places[(at - 1 + places.length) % places.length];
  if (direction === 'right') return places[(at + 1) % places.length];
  const other = all[row + (direction === 'down' ? 1 : -1)];
  return other?.[Math.min(other.length - 1, Math.round((at / Math.max(1, places.length - 1)) * (other.length - 1)))];
}

/** Several may win as a side. */
export const drawn = (outcome: Outcome) => outcome.reason === 'draw';

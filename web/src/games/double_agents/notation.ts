// Agents Secrets, CIA against KGB: what lies on the table, and how a choice is written.
import type { DoubleAgentsView } from './view';

export const DESTINATIONS = ['Rio', 'Berlin', 'Cairo', 'HongKong'] as const;
export type Destination = (typeof DESTINATIONS)[number];
export const CARDS = ['special', 'agent', 'defector', 'killer', 'corruption', 'sabotage'] as const;

/** The status of a company that may not talk. */
export const HUSHED = 'HUSHED';

export const isCard = (word: string) => (CARDS as readonly string[]).includes(word);
export const isDestination = (word: string) => (DESTINATIONS as readonly string[]).includes(word);

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
    card: words.find(isCard) ?? null,
    destination: words.find(isDestination) ?? null,
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

export function companyOf(view: DoubleAgentsView, seat: number): string | null {
  return view.companies.find((company) => company.members.includes(seat))?.name ?? null;
}

/** How many face-down cards of a company lie at a destination in this round, as far as revealed. */
export function cardsAt(view: DoubleAgentsView, company: string, destination: string): number {
  const members = view.companies.find((one) => one.name === company)?.members ?? [];
  return view.legs.reduce((sum, leg) => sum + members.filter((seat) => leg[seat] === destination).length, 0);
}

/** Points that lie with a company or one of its members. */
export function holding(view: DoubleAgentsView, holder: string): number {
  return view.awarded.filter((one) => one.holder === holder).reduce((sum, one) => sum + one.value, 0);
}

/** What a click on a place drafts now; empty when it drafts nothing. */
export function click(view: DoubleAgentsView, text: string, place: string): string {
  if (isDestination(place)) {
    return view.phase === 'LEG' ? write(current(view, text).card, place) : '';
  }
  const seat = Number(place.slice(1)) - 1;
  const mine = companyOf(view, view.seat);
  return view.phase === 'VOTE' && mine !== null && companyOf(view, seat) === mine ? `vote ${place}` : '';
}

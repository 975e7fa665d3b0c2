// The secrets of this device: which key opens which table. A personal link brings a key in its fragment, which is never
// sent to the server in an address.
import type { TableInfo } from './types';

export interface Held {
  key: string;
  game: string;
  name: string;
  at: number;
  ended?: Ended;
}

/** How a match of mine ended: kept here when the house has long cleared it away. */
export interface Ended {
  at: number;
  won: boolean;
  seats: { name: string; face: string; mine: boolean; won: boolean }[];
}

const PLACE = 'filature-keys';
/** Of matches that are over; no key of one that goes on is ever dropped. */
const MOST_ENDED = 50;
/** Of an exported file. */
const FORMAT = 1;

export function held(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Held>;
  } catch {
    return {};
  }
}

export function keep(table: string, kept: Omit<Held, 'at'>): void {
  const all = { ...held(), [table]: { ...kept, at: Date.now() } };
  localStorage.setItem(PLACE, JSON.stringify(newest(all)));
}

/** Keep how a match ended; what is kept of it already stays. */
export function keepEnd(table: TableInfo, mine: readonly number[], winners: readonly number[], at: number): void {
  const all = held();
  const kept = all[table.id];
  if (!kept || kept.ended) return;
  const seats = table.seats.map(({ seat, name = '', face = '' }) => {
    return { name, face, mine: mine.includes(seat), won: winners.includes(seat) };
  });
  kept.game ||= table.game;
  kept.ended = { at, won: seats.some((seat) => seat.mine && seat.won), seats };
  localStorage.setItem(PLACE, JSON.stringify(all));
}

/** All that is kept, as a file for another device. */
export function exported(): string {
  return JSON.stringify({ filature: FORMAT, tables: held() }, null, 1);
}

/** Take in what another device has written; says how many tables were new here. Throws where it is no such file. */
export function imported(text: string): number {
  const file = JSON.parse(text) as { filature?: number; tables?: Record<string, Held> };
  const wrong = file.filature !== FORMAT || !Object.values(file.tables ?? {}).every(isHeld);
  if (wrong || !file.tables) throw new TypeError('no file of tables');
  const mine = held();
  const all = { ...file.tables, ...mine };
  localStorage.setItem(PLACE, JSON.stringify(newest(all)));
  return Object.keys(file.tables).filter((table) => !(table in mine)).length;
}

function isHeld(kept: Held | null): boolean {
  const whole = typeof kept?.key === 'string' && typeof kept.game === 'string' && typeof kept.at === 'number';
  return whole && (kept.ended === undefined || isEnded(kept.ended));
}

function isEnded(ended: Ended | null): boolean {
  return typeof ended?.at === 'number' && Array.isArray(ended.seats);
}

function newest(all: Record<string, Held>): Record<string, Held> {
  const sorted = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  const ended = sorted.filter(([, kept]) => kept.ended);
  return Object.fromEntries([...sorted.filter(([, kept]) => !kept.ended), ...ended.slice(0, MOST_ENDED)]);
}

export function forget(table: string): void {
  const all = held();
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(Object.entries(all).filter(([id]) => id !== table))));
}

/** A new secret of 256 bits; works on a plain-HTTP network too, where `crypto.randomUUID` does not. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}

/** The key of a table: from the address if it is a personal link (which is then cleaned), else kept here. */
export function keyFor(table: string): string | null {
  const brought = location.hash.slice(1);
  if (/^[A-Za-z0-9_-]{22,64}$/.test(brought)) {
    keep(table, { key: brought, game: '', name: '' });
    history.replaceState(null, '', location.pathname + location.search);
    return brought;
  }
  return held()[table]?.key ?? null;
}

/** The secret of a chair that somebody hands over, if the address brings one; the address is then cleaned. */
export function chairBrought(): string | null {
  const found = /^#chair=([A-Za-z0-9_-]{22,64})$/.exec(location.hash);
  if (found) history.replaceState(null, '', location.pathname + location.search);
  return found?.[1] ?? null;
}

const OWN = 'filature-watcher';

/** By which the house knows a watcher on this device again; it opens nothing. */
export function watcherKey(): string {
  const kept = localStorage.getItem(OWN) ?? newKey();
  localStorage.setItem(OWN, kept);
  return kept;
}

export function inviteLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

export function personalLink(table: string, key: string): string {
  return `${inviteLink(table)}#${key}`;
}

/** With it somebody else may take over a chair, once. */
export function chairLink(table: string, secret: string): string {
  return `${inviteLink(table)}#chair=${secret}`;
}

/** A name for a command, so that it is carried out once however often it is sent. */
export function newId(): string {
  return newKey().slice(0, 22);
}

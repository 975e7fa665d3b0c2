// The secrets of this device: which key opens which table. A personal link brings a key in its fragment, which is never
// sent to the server in an address.
export interface Held {
  key: string;
  game: string;
  name: string;
  at: number;
}

const PLACE = 'filature-keys';
const MOST = 50;

export function held(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Held>;
  } catch {
    return {};
  }
}

export function keep(table: string, kept: Omit<Held, 'at'>): void {
  const all = { ...held(), [table]: { ...kept, at: Date.now() } };
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest)));
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
    history.replaceState(null, '', location.pathname);
    return brought;
  }
  return held()[table]?.key ?? null;
}

/** The secret of a chair that somebody hands over, if the address brings one; the address is then cleaned. */
export function chairBrought(): string | null {
  const found = /^#chair=([A-Za-z0-9_-]{22,64})$/.exec(location.hash);
  if (found) history.replaceState(null, '', location.pathname);
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

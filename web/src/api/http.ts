// The house over plain HTTP.
import { newId } from './seatKeys';
import { preferences } from '../shared/preferences.svelte';
import type { Done, GameInfo, Health, NewTable, Refused, Standing, TableInfo } from './types';

/** The code of a command that may have been carried out: with the same id it is done once, however often it is sent. */
export const OUTCOME_UNKNOWN = 'outcome-unknown';
/** Milliseconds until it is sent again. */
export const ASK_AGAIN = 700;

/** What the house refused, with a sentence in the language of the page. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
  get code(): string {
    return this.refused.code;
  }
}

/** The house does not answer at all. */
export class Unreachable extends Error {}

async function ask(method: string, path: string, body?: unknown, key?: string | null): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': preferences.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['authorization'] = `Bearer ${key}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  if (answer && typeof answer === 'object' && 'sentence' in answer) throw new Refusal(answer as Refused);
  throw new Unreachable();
}

async function request<T>(method: string, path: string, body?: unknown, key?: string | null): Promise<T> {
  return (await (await ask(method, path, body, key)).json()) as T;
}

/** Keep an answer as a file. */
export async function download(path: string, name: string, key?: string | null): Promise<void> {
  const address = URL.createObjectURL(await (await ask('GET', path, undefined, key)).blob());
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

export const get = <T>(path: string, key?: string | null) => request<T>('GET', path, undefined, key);
export const post = <T>(path: string, body: unknown, key?: string | null) => request<T>('POST', path, body, key);

export const games = () => get<GameInfo[]>('/api/games');
export const health = () => get<Health>('/health');
export const publicTables = () => get<TableInfo[]>('/api/tables');
export const tableInfo = (table: string) => get<TableInfo>(`/api/tables/${table}`);
export const standing = (table: string, key: string) => get<Standing>(`/api/tables/${table}/standing`, key);
export const tableByCode = (code: string) => get<{ table: string }>(`/api/codes/${encodeURIComponent(code)}`);
export const openTable = (wish: NewTable) => post<{ table: TableInfo; key: string }>('/api/tables', wish);

/** Carry out a command; where the house does not know whether it has, it is sent with the same id until it does. */
export async function command(table: string, key: string | null, wish: Record<string, unknown>): Promise<Done> {
  const message = { id: newId(), ...wish };
  for (;;) {
    try {
      return await post<Done>(`/api/tables/${table}/commands`, message, key);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === OUTCOME_UNKNOWN)) throw error;
      await new Promise((wait) => setTimeout(wait, ASK_AGAIN));
    }
  }
}

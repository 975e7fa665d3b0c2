import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { command } from './http';
import { Session } from './session.svelte';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

/** The house at the other end of a line: hears everything, and says what we want. */
class House {
  static lines: House[] = [];
  heard: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor() {
    House.lines.push(this);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
    this.say({ kind: 'update', version: 0 });
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  pings(): number {
    return this.heard.filter((message) => message['do'] === 'ping').length;
  }
  commands(): unknown[] {
    return this.heard.filter((message) => message['do'] === 'note').map((message) => message['id']);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  House.lines = [];
  vi.stubGlobal('WebSocket', House);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const unknown = (id: unknown) => ({
  kind: 'refused',
  code: 'outcome-unknown',
  error: 'OutcomeUnknown',
  sentence: '',
  id,
});

it('sends a command with the same id until the house knows what became of it', async () => {
  const session = new Session('abcdefghjk', 'key');
  const [line] = House.lines as [House];
  line.open();
  const answer = session.command({ do: 'note', text: 'perhaps' });
  const [id] = line.commands();
  line.say(unknown(id));
  await vi.advanceTimersByTimeAsync(1000);
  line.say(unknown(id));
  await vi.advanceTimersByTimeAsync(1000);
  expect(line.commands()).toEqual([id, id, id]);
  line.say({ kind: 'done', id, version: 1 });
  await expect(answer).resolves.toMatchObject({ id });
  session.close();
});

it('sends it again on a new line when the old one is lost meanwhile', async () => {
  const session = new Session('abcdefghjk', 'key');
  const [line] = House.lines as [House];
  line.open();
  const answer = session.command({ do: 'note', text: 'perhaps' });
  const [id] = line.commands();
  line.say(unknown(id));
  line.onclose?.();
  await vi.advanceTimersByTimeAsync(1000);
  const next = House.lines[1] as House;
  next.open();
  expect(next.commands()).toEqual([id]);
  next.say({ kind: 'done', id, version: 1 });
  await expect(answer).resolves.toMatchObject({ id });
  session.close();
});

it('does the same over plain HTTP', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    const { id } = JSON.parse(request.body as string) as { id: string };
    asked.push(id);
    const known = asked.length === 3;
    return Promise.resolve(Response.json(known ? { kind: 'done', id } : unknown(id), { status: known ? 200 : 503 }));
  });
  const answer = command('abcdefghjk', 'key', { do: 'start' });
  await vi.advanceTimersByTimeAsync(3000);
  await expect(answer).resolves.toMatchObject({ id: asked[0] });
  expect(new Set(asked).size).toBe(1);
});

it('takes a line on which a ping is not answered for dead, and what was asked on it is asked on a new one', async () => {
  const session = new Session('abcdefghjk', 'key');
  const [line] = House.lines as [House];
  line.open();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(line.pings()).toBe(1);
  const answer = session.command({ do: 'note', text: 'perhaps' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(line.closed).toBe(true);
  expect(session.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  const next = House.lines[1] as House;
  next.open();
  expect(session.link).toBe('here');
  expect(next.commands()).toEqual(line.commands());
  next.say({ kind: 'done', id: next.commands()[0], version: 1 });
  await expect(answer).resolves.toBeDefined();
  session.close();
});

it('keeps a line on which pings are answered', async () => {
  const session = new Session('abcdefghjk', 'key');
  const [line] = House.lines as [House];
  line.open();
  for (let minute = 0; minute < 4; minute++) {
    await vi.advanceTimersByTimeAsync(15_000);
    line.say({ kind: 'pong' });
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(line.pings()).toBe(4);
  expect(House.lines).toHaveLength(1);
  expect(session.link).toBe('here');
  session.close();
});

it.each([
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ['there is a network again', () => window.dispatchEvent(new Event('online'))],
])('asks at once whether the line lives when %s', async (_, wake) => {
  const session = new Session('abcdefghjk', 'key');
  const [line] = House.lines as [House];
  line.open();
  wake();
  wake();
  expect(line.pings()).toBe(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(session.link).toBe('lost');
  wake();
  expect(House.lines).toHaveLength(2);
  session.close();
  wake();
  expect(House.lines).toHaveLength(2);
});

it('dials again when nobody answers at all', async () => {
  const session = new Session('abcdefghjk', 'key');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(House.lines).toHaveLength(2);
  session.close();
});

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

  constructor() {
    House.lines.push(this);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  open(): void {
    this.onopen?.();
    this.say({ kind: 'update', version: 0 });
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  commands(): unknown[] {
    return this.heard.filter((message) => message['do'] === 'note').map((message) => message['id']);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  House.lines = [];
  vi.stubGlobal('WebSocket', House);
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

// One seat at one table (or a watcher), live: what is known now, and how to ask for more. Comes back by itself after a
// lost connection and takes up where it was.
import { ASK_AGAIN, get, OUTCOME_UNKNOWN, Refusal } from './http';
import { newId, watcherKey } from './seatKeys';
import { freshness } from './freshness.svelte';
import { onWaking } from './waking';
import { preferences, type Language } from '../shared/preferences.svelte';
import {
  WATCHER,
  type Answer,
  type ClockInfo,
  type DecisionInfo,
  type Done,
  type FromServer,
  type Hint,
  type LessonInfo,
  type NoteInfo,
  type TableInfo,
  type MatchEvent,
  type Update,
  type View,
  type WatcherInfo,
} from './types';

export type Link = 'connecting' | 'here' | 'lost' | 'refused';

interface Waiting {
  message: Record<string, unknown>;
  /** A command is sent again after a lost connection; a question is not worth it. */
  again: boolean;
  done: (answer: Done | Answer) => void;
  refused: (error: Error) => void;
}

const PATIENCE = [300, 700, 1500, 3000, 5000];
const HEARTBEAT = 15_000;
/** Milliseconds in which something is heard on a living line: after a ping, and after it was dialled. */
const ANSWERED_WITHIN = 6_000;
const REACHED_WITHIN = 15_000;
/** Refusals of a hello that a little patience mends. */
const BUSY = ['too-fast', 'storage-away'];

export class Session {
  link: Link = $state('connecting');
  refusal: Refusal | null = $state.raw(null);
  table: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  events: MatchEvent[] = $state.raw([]);
  seat: number = $state(WATCHER);
  seats: number[] = $state.raw([]);
  host: boolean = $state(false);
  version: number = $state(0);
  channels: string[] = $state.raw([]);
  /** What may be said as a ready phrase: for each of its facts the words it takes. */
  phrases: Record<string, Record<string, string[]>> = $state.raw({});
  /** Who this viewer is, in one short sentence, and what they are after; whether others may not read that. */
  identity: string = $state('');
  identity_secret: boolean = $state(false);
  aim: string = $state('');
  /** The question put to this seat, and a legal move as one would type it. */
  prompt: string[] = $state.raw([]);
  example: string = $state('');
  /** Why this viewer has nothing to decide, and for whom the match waits. */
  waiting: string[] = $state.raw([]);
  /** What this seat may decide now. */
  decision: DecisionInfo = $state.raw({ count: 0 });
  /** Where the lesson is, if this is one. */
  lesson: LessonInfo | null = $state.raw(null);
  clock: ClockInfo | null = $state.raw(null);
  clockAt: number = $state(0);
  notes: NoteInfo[] = $state.raw([]);
  watchers: number = $state(0);
  /** Who watches; only the host is told. */
  watching: WatcherInfo[] = $state.raw([]);

  /** Whether the match waits for this seat. */
  asked: boolean = $derived(this.seat !== WATCHER && (this.view?.waiting.includes(this.seat) ?? false));
  over: boolean = $derived(this.view?.outcome != null);

  #socket: WebSocket | null = null;
  #next = 0;
  #tries = 0;
  #language: Language = preferences.language;
  #pending = new Map<string, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  /** When the line counts as dead, unless something is heard on it before. */
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #sleepOn: () => void;
  #listeners = new Set<(news: MatchEvent[], update: Update, first: boolean) => void>();

  constructor(
    readonly id: string,
    readonly key: string | null,
    readonly wanted: number | null = null,
    readonly name: string | null = null,
  ) {
    this.#sleepOn = onWaking(() => this.#wake());
    this.#connect();
  }

  /** Be told of news; returns how to stop. `first` marks what was there before. */
  listen(listener: (news: MatchEvent[], update: Update, first: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#sleepOn();
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  /** Carry out a command; resolves when the house has written it down, rejects with a `Refusal`. */
  command(wish: Record<string, unknown>): Promise<Done> {
    return this.#send(wish, true) as Promise<Done>;
  }

  move(text: string): Promise<Done> {
    return this.command({ do: 'move', text, version: this.version });
  }

  /** Ask something about the match; answered in words from one's own view. */
  async ask(question: string, word = ''): Promise<string[]> {
    return ((await this.#send({ do: 'ask', question, word }, false)) as Answer).sentences ?? [];
  }

  /** What was typed into the one field for everything: a question is answered, a move is previewed. */
  async typed(text: string): Promise<Answer> {
    return (await this.#send({ do: 'typed', text }, false)) as Answer;
  }

  /** What to suspect and why, where the table allows hints; the house thinks about it for a moment. */
  async hint(about = ''): Promise<string[]> {
    const facts = new URLSearchParams({ seat: `${this.seat}`, language: this.#language, ...(about && { about }) });
    return (await get<Hint>(`/api/tables/${this.id}/hint?${facts}`, this.key)).sentences;
  }

  /** Every legal move as written, where the decision comes without them because they are too many. */
  async moves(): Promise<string[]> {
    return ((await this.#send({ do: 'moves' }, false)) as Answer).moves ?? [];
  }

  /** What a move would do, in words; nothing is played. */
  async preview(text: string): Promise<{ sentences: string[]; moves: string[] }> {
    const answer = (await this.#send({ do: 'preview', text }, false)) as Answer;
    return { sentences: answer.sentences ?? [], moves: answer.moves ?? [] };
  }

  /** Tell the house what is chosen so far, so that a deadline keeps it; an empty text takes it back. */
  async keepDraft(text: string): Promise<void> {
    await this.#send({ do: 'draft', text }, false);
  }

  /** In a lesson: this step was read. */
  async goOn(): Promise<void> {
    await this.#send({ do: 'next' }, false);
  }

  /** Hear everything again in another language, over a new line. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#next = 0;
    if (this.link === 'here' || this.link === 'connecting') this.#connect();
  }

  /** Where the house is asked for this. */
  protected get address(): string {
    return `/api/tables/${this.id}/live`;
  }

  /** Who says hello. */
  protected greeting(): Record<string, unknown> {
    return {
      ...(this.key ? { key: this.key } : { watcher: watcherKey() }),
      ...(this.wanted !== null && { seat: this.wanted }),
      ...(this.name && { name: this.name }),
    };
  }

  #send(wish: Record<string, unknown>, again: boolean): Promise<Done | Answer> {
    const message = { id: newId(), ...wish };
    return new Promise((done, refused) => {
      this.#pending.set(message.id, { message, again, done, refused });
      if (this.link === 'here') this.#socket?.send(JSON.stringify(message));
      else if (!again) this.#settle(message.id)?.refused(new Error('lost'));
    });
  }

  #connect(): void {
    this.#hangUp();
    if (this.link === 'here') this.link = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`);
    this.#socket = socket;
    this.#expectAnswer(REACHED_WITHIN);
    socket.onopen = () => {
      const hello = { do: 'hello', since: this.#next, language: this.#language, decision: true };
      socket.send(JSON.stringify({ ...hello, ...this.greeting() }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #hear(message: FromServer): void {
    this.#stopExpecting();
    switch (message.kind) {
      case 'update':
        this.#take(message);
        break;
      case 'presence':
        this.watchers = message.watchers;
        this.watching = message.watching ?? [];
        if (this.table) {
          const seats = this.table.seats.map((seat) => ({ ...seat, here: message.here.includes(seat.seat) }));
          this.table = { ...this.table, seats };
        }
        break;
      case 'done':
      case 'answer':
        this.#settle(message.id)?.done(message);
        break;
      case 'refused': {
        if (message.code === OUTCOME_UNKNOWN && this.#pending.get(message.id ?? '')?.again) {
          setTimeout(() => this.#sendAgain(message.id ?? ''), ASK_AGAIN);
          break;
        }
        const asked = message.id ? this.#settle(message.id) : undefined;
        if (asked) asked.refused(new Refusal(message));
        else if (this.link !== 'here') this.#giveUp(new Refusal(message));
        break;
      }
      case 'pong':
        break;
    }
  }

  #take(update: Update): void {
    const first = this.link !== 'here';
    const news = (update.events ?? []).filter((told) => told.number >= this.#next);
    const anew = this.#next === 0;
    this.#next = update.version;
    this.version = update.version;
    this.events = anew ? news : [...this.events, ...news];
    if (update.table) {
      this.table = update.table;
      this.seat = update.seat ?? WATCHER;
      this.seats = update.seats ?? [];
      this.host = update.host ?? false;
    }
    if (update.view) this.view = update.view;
    if (update.channels) this.channels = update.channels;
    if (update.phrases) this.phrases = update.phrases;
    if (update.notes) this.notes = first ? update.notes : [...this.notes, ...update.notes];
    if (update.ask) this.prompt = update.ask;
    this.#takeStand(update);
    if (update.decision) this.decision = update.decision;
    if (update.lesson) this.lesson = update.lesson;
    if (update.clock) {
      this.clock = update.clock;
      this.clockAt = performance.now();
    }
    if (first) this.#settleIn();
    for (const listener of this.#listeners) listener(news, update, anew);
  }

  /** Who this viewer is and what the match wants of them: told anew with every change of the match. */
  #takeStand(update: Update): void {
    if (update.identity != null) {
      this.identity = update.identity;
      this.identity_secret = update.identity_secret ?? false;
    }
    this.aim = update.aim ?? this.aim;
    this.example = update.example ?? this.example;
    this.waiting = update.waiting ?? this.waiting;
  }

  #settleIn(): void {
    this.link = 'here';
    this.refusal = null;
    if (this.#tries) void freshness.check(); // the house may have been set up anew meanwhile
    this.#tries = 0;
    for (const { message } of this.#pending.values()) this.#socket?.send(JSON.stringify(message));
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#probe(), HEARTBEAT);
  }

  /** A line that is dead without a word, as after a sleep or in another network, is found out by asking. */
  #probe(): void {
    if (this.link !== 'here' || this.#deadline !== undefined) return;
    this.#socket?.send('{"do":"ping"}');
    this.#expectAnswer(ANSWERED_WITHIN);
  }

  /** The page is looked at again, or there is a network again. */
  #wake(): void {
    this.#probe();
    if (this.link !== 'lost') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #expectAnswer(within: number): void {
    this.#stopExpecting();
    this.#deadline = setTimeout(() => this.#lose(), within);
  }

  #stopExpecting(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  /** On a new line it is sent with everything else that waits. */
  #sendAgain(id: string): void {
    const waiting = this.#pending.get(id);
    if (waiting && this.link === 'here') this.#socket?.send(JSON.stringify(waiting.message));
  }

  /** Leave the line; what was asked on it and not answered is not worth asking again. */
  #hangUp(): void {
    clearInterval(this.#heartbeat);
    this.#stopExpecting();
    if (this.#socket) {
      this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
      this.#socket.close();
    }
    for (const [id, asked] of this.#pending) {
      if (!asked.again) this.#settle(id)?.refused(new Error('lost'));
    }
  }

  #lose(): void {
    this.#hangUp();
    this.link = 'lost';
    const patience = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), patience);
  }

  #giveUp(refusal: Refusal): void {
    if (BUSY.includes(refusal.code)) return this.#lose();
    this.#hangUp();
    this.refusal = refusal;
    this.link = 'refused';
  }

  #settle(id: string): Waiting | undefined {
    const asked = this.#pending.get(id);
    this.#pending.delete(id);
    return asked;
  }
}

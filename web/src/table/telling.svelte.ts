// What is said of a match, and which sounds go with it: where one is on entering, what happens, when it is one's turn and
// what is asked, and what one missed while the line was lost or another person had the screen.
import { untrack } from 'svelte';

import type { Session } from '../api/session.svelte';
import { WATCHER, type MatchEvent, type Update } from '../api/types';
import type { GamePage } from '../games/page';
import { announcer } from '../shared/announcer.svelte';
import { words } from '../shared/i18n.svelte';
import { notify } from '../shared/notify';
import { preferences } from '../shared/preferences.svelte';
import { play } from '../shared/sounds';
import { isTalk, type Muted } from './mute.svelte';

/** The table as the page shows it. */
export interface Shown {
  session: Session;
  muted: Muted;
  page: () => GamePage | null;
  names: () => string[];
  /** Whether secrets lie open. */
  open: () => boolean;
  /** Whether what is decided is covered with them. */
  covered: () => boolean;
  closed: () => boolean;
  /** Whether what is asked is decided already, by a standing order. */
  ordered: () => boolean;
  /** What is asked. */
  prompt: () => string[];
  /** The number of the last move that was played from here. */
  played: () => number;
  /** What is said of an event that is shown in several scenes, as they say it; of any other, nothing. */
  captions: (told: MatchEvent, news: MatchEvent[]) => string[];
}

/** What was before one came is told as far as one can keep it in mind. */
const MOST_TOLD = 5;
/** A move is given as an example in so many first turns. */
const TURNS_WITH_EXAMPLE = 3;
/** A screen reader needs so long to take in a table before it hears what is announced there. */
const ENTERING_MS = 1500;
const NOTHING = { prompt: [] as string[], at: -1 };

/** What a person at a seat has been told: kept when somebody else has the screen. */
interface Memory {
  next: number;
  turns: number;
}
const memories = new WeakMap<Session, Memory>();

/** What everybody may know of what happened since somebody last had the screen; nothing before they had it first. */
export function missed(session: Session): MatchEvent[] {
  const next = memories.get(session)?.next ?? Infinity;
  return session.events.filter((told) => told.number >= next && !told.private && told.said && !isTalk(told));
}

/** Whether something was told to somebody alone since they last had the screen. */
export function toldAlone(session: Session): boolean {
  const next = memories.get(session)?.next ?? Infinity;
  return session.events.some((told) => told.number >= next && told.private && told.said && !isTalk(told));
}

export class Telling {
  readonly #shown: Shown;
  readonly #session: Session;
  /** Secrets that came while they were covered. */
  #untold: string[] = [];
  /** Whether others have chosen since that was last told. */
  #chosen = false;
  /** Whose doing was told last. */
  #by: unknown;
  #entered = false;
  #lost = false;
  #asked = NOTHING;

  constructor(shown: Shown) {
    this.#shown = shown;
    this.#session = shown.session;
    $effect(() => this.#session.listen((news, update, first) => !first && this.#hear(news, update)));
    $effect(() => this.#enter());
    $effect(() => this.#ask());
    $effect(() => this.#listenToTheLine());
  }

  /** Secrets lie open: say those that came meanwhile. */
  uncovered(): void {
    announcer.say(...this.#untold.splice(0));
  }

  get #me(): string {
    return `p${this.#session.seat + 1}`;
  }

  #memory(): Memory {
    const memory = memories.get(this.#session) ?? { next: -1, turns: 0 };
    memories.set(this.#session, memory);
    return memory;
  }

  /** One sentence on where one is, who one is and whose turn it is, and what happened before or meanwhile. */
  #enter(): void {
    if (this.#entered || !this.#session.view || !this.#shown.page()) return;
    this.#entered = true;
    untrack(() => {
      announcer.pause(ENTERING_MS);
      const { next } = this.#memory();
      this.#sayWhere();
      this.#catchUp(this.#session.events.filter(({ number }) => number >= next));
    });
  }

  #sayWhere(): void {
    const session = this.#session;
    const names = this.#shown.names();
    const game = words.gameName(session.table?.game ?? '');
    const name = session.seat === WATCHER ? '' : (names[session.seat] ?? '');
    const who = name ? words.say('ear-you-are', { name }) : words.say('ear-you-watch');
    announcer.say(`${words.say('ear-at-table', { game, players: names.length })} ${who}`);
    if (!session.asked && !session.over) announcer.say(...session.waiting);
  }

  /** The last of what happened; how much more there was is told as a number. */
  #catchUp(missed: MatchEvent[]): void {
    const tellable = (one: MatchEvent) => one.said && !isTalk(one) && !this.#isChoice(one) && this.#wants(one);
    const told = this.#session.over ? [] : missed.filter(tellable);
    if (told.length > MOST_TOLD) announcer.say(words.say('ear-meanwhile', { count: told.length - MOST_TOLD }));
    for (const one of told.slice(-MOST_TOLD)) this.#say(one);
    this.#memory().next = this.#session.version;
  }

  #hear(news: MatchEvent[], update: Update): void {
    if (!this.#entered) return;
    if (this.#lost) {
      announcer.say(words.say('page-back'));
      this.#sayWhere();
      this.#catchUp(news);
    } else for (const told of news) this.#tell(told, news);
    this.#lost = false;
    this.#memory().next = update.version;
    this.#sound(news);
    const { seat, view } = this.#session;
    const forMe = view?.waiting.length === 1 && view.waiting[0] === seat;
    if (this.#chosen && forMe) this.#sayChosen('ear-others-have-chosen');
  }

  #tell(told: MatchEvent, news: MatchEvent[]): void {
    if (!told.said || this.#shown.muted.hides(told)) return;
    if (this.#isChoice(told)) this.#chosen = true;
    else {
      const cue = this.#shown.page()?.cues?.[told.kind];
      if (this.#chosen && cue && cue !== 'stamp') this.#sayChosen('ear-all-have-chosen');
      if (this.#wants(told)) this.#say(told, this.#shown.captions(told, news));
    }
  }

  /** Whether somebody else says that they have chosen. */
  #isChoice(told: MatchEvent): boolean {
    return told.facts['player'] !== this.#me && !!this.#shown.page()?.choices?.includes(told.kind);
  }

  /** What many choose at the same time is told once, not by one sentence each. */
  #sayChosen(message: string): void {
    this.#chosen = false;
    if (preferences.talk === 'all') announcer.say(words.say(message));
  }

  /** What is for me alone is not said aloud while it is covered. */
  #say(told: MatchEvent, captions: string[] = []): void {
    if (told.private && !isTalk(told) && !this.#shown.open() && !this.#session.over) {
      this.#untold.push(this.#sentence(told));
      announcer.say(words.say('page-told-covered'));
    } else announcer.say(...(captions.length ? captions : [this.#sentence(told)]));
  }

  /** In a few words where that is wished: they fit one line of a braille display. Whose doing it was stands before the
   * first of what somebody does. */
  #sentence(told: MatchEvent): string {
    if (!preferences.brief || !told.brief || isTalk(told)) return told.said ?? '';
    const by = words.has(`brief-${told.kind}`) ? told.facts['player'] : undefined;
    const anew = by !== undefined && by !== this.#by;
    this.#by = by;
    if (!anew) return told.brief;
    const name = by === this.#me ? words.plain('you') : this.#shown.names()[Number(String(by).slice(1)) - 1];
    return `${name}: ${told.brief}`;
  }

  /** Whether somebody wants to hear of it: of everything, of moves and counts, or of what concerns them. */
  #wants(told: MatchEvent): boolean {
    if (preferences.talk === 'all' || isTalk(told) || told.private || told.facts['player'] === this.#me) return true;
    const cue = this.#shown.page()?.cues?.[told.kind];
    return cue === 'end' || (preferences.talk === 'moves' && cue !== undefined && cue !== 'stamp');
  }

  #sound(news: MatchEvent[]): void {
    const cues = this.#shown.page()?.cues ?? {};
    for (const cue of new Set(news.map(({ kind }) => cues[kind]))) if (cue) play(cue);
  }

  // My turn is noticed: by a sentence, a sound, the title, and a notification where wished. What is asked is said then,
  // and after each move of mine; when others have moved meanwhile, only what is different.
  #ask(): void {
    const session = this.#session;
    if (!session.asked || this.#shown.ordered() || session.over || this.#shown.closed() || !this.#shown.page()) {
      this.#asked = NOTHING;
      return;
    }
    const covered = this.#shown.covered();
    const prompt = covered ? [words.say('page-prompt-covered')] : this.#shown.prompt();
    const begins = this.#asked === NOTHING;
    if (begins) untrack(() => this.#notice());
    if (begins || this.#shown.played() > this.#asked.at) announcer.say(...prompt);
    else if (!covered) announcer.say(...prompt.filter((sentence) => !this.#asked.prompt.includes(sentence)));
    if (begins && !covered) untrack(() => this.#giveExample());
    this.#asked = { prompt, at: untrack(() => session.version) };
  }

  #notice(): void {
    play('turn');
    announcer.say(words.say('page-your-turn'));
    void notify(words.say('page-your-turn'));
  }

  #giveExample(): void {
    const memory = this.#memory();
    if (memory.turns++ >= TURNS_WITH_EXAMPLE || preferences.brief || !this.#session.example) return;
    announcer.say(words.say('ear-example', { example: this.#session.example }));
  }

  #listenToTheLine(): void {
    if (this.#session.link !== 'lost') return;
    this.#lost = true;
    announcer.say(words.say('page-lost'));
  }
}

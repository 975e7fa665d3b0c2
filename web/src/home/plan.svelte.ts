// A table as somebody is planning it: chairs, rules, time; and the wish that is sent to the house.
import type { GameInfo, NewTable } from '../api/types';
import { cardOf } from '../games';
import { words } from '../shared/i18n.svelte';
import { preferences } from '../shared/preferences.svelte';
import { shuffled } from '../shared/shuffled';
import { clockOf, isSolo, optionsOf, type Options, type Preset } from './presets';

export interface Chair {
  by: 'me' | 'open' | 'bot';
  name: string;
  bot: string;
  face: string;
}
export type ClockKind = 'none' | 'move' | 'bank' | 'slow';
export type Talk = NonNullable<NewTable['chat']>;

const MINUTE = 60;
/** Seats of a table among friends, where a game does not say. */
const USUAL_SEATS = 4;

/** Bots that play differently, in any order, each with a face that nobody has where there is one. */
function company(game: GameInfo, count: number, taken: string[]): Chair[] {
  const mixed = shuffled(game.company);
  const worn = [...taken];
  return Array.from({ length: count }, (_, number) => {
    const bot = mixed[number % mixed.length] ?? game.usual_bot;
    const face = game.bots.find((kind) => kind.bot === bot)?.faces?.find((one) => !worn.includes(one)) ?? '';
    worn.push(face);
    return { by: 'bot', name: '', bot, face };
  });
}

export class Plan {
  preset: Preset = $state('rulebook');
  chairs: Chair[] = $state([]);
  /** As they stand in the form: empty for a number that is not given. */
  options: Record<string, string> = $state({});
  shared = $state(false);
  watchers = $state(true);
  delay = $state(0);
  clock: ClockKind = $state('none');
  seconds = $state(MINUTE);
  minutes = $state(10);
  increment = $state(10);
  days = $state(2);
  instant = $state(false);
  hints = $state(false);
  chat: Talk = $state('free');

  readonly complete: boolean = $derived(this.chairs.every((chair) => chair.by !== 'open'));

  constructor(game: GameInfo) {
    const seats = cardOf(game.game)?.seats ?? Math.min(game.most, Math.max(game.least, USUAL_SEATS));
    this.chairs = [{ by: 'me', name: preferences.name, bot: '', face: preferences.face }];
    this.resize(seats);
    this.use(game, 'rulebook');
  }

  /** Set the table up in one of the ready ways; chairs that were chosen one by one are kept where they can be. */
  use(game: GameInfo, preset: Preset): void {
    this.preset = preset;
    const usual = Object.fromEntries(game.options.map((option) => [option.key, String(option.default)]));
    const chosen = Object.entries(optionsOf(game, preset)).map(([key, value]) => [key, String(value)]);
    this.options = { ...usual, ...Object.fromEntries(chosen) };
    const clock = clockOf(preset);
    this.clock = clock.kind;
    if (clock.kind === 'move') this.seconds = clock.seconds;
    if (isSolo(preset)) this.fill(game);
  }

  resize(count: number, game?: GameInfo): void {
    const missing = Math.max(0, count - this.chairs.length);
    const solo = game && this.chairs.length > 1 && this.complete;
    const added: Chair[] = solo
      ? company(game, missing, this.#faces())
      : Array.from({ length: missing }, () => ({ by: 'open', name: '', bot: '', face: '' }));
    this.chairs = [...this.chairs, ...added].slice(0, count);
  }

  /** A bot on every chair where nobody sits. */
  fill(game: GameInfo): void {
    const bots = company(game, this.chairs.length, this.#faces());
    this.chairs = this.chairs.map((chair, seat) => (chair.by === 'open' ? (bots[seat] ?? chair) : chair));
  }

  #faces(): string[] {
    return this.chairs.flatMap(({ face }) => face || []);
  }

  /** The options that differ from the rulebook's. */
  chosen(game: GameInfo): Options {
    const chosen: Options = {};
    for (const option of game.options) {
      const value = this.options[option.key]?.trim() ?? '';
      if (value === '' || value === String(option.default)) continue;
      const list = option.several?.length || value.includes(',');
      chosen[option.key] = list ? value.split(',').map((part) => part.trim()) : value;
    }
    return chosen;
  }

  get time(): NonNullable<NewTable['clock']> {
    switch (this.clock) {
      case 'none':
        return { kind: 'none' };
      case 'move':
        return { kind: 'move', seconds: this.seconds };
      case 'bank':
        return { kind: 'bank', seconds: this.minutes * MINUTE, increment: this.increment };
      case 'slow':
        return { kind: 'slow', days: this.days };
    }
  }

  wish(game: GameInfo): NewTable {
    return {
      game: game.game,
      seats: this.chairs.map((chair, seat) => {
        if (chair.by === 'bot') return { by: 'bot', bot: chair.bot, face: chair.face };
        if (chair.by === 'open') return { by: 'open' };
        return {
          by: 'me',
          name: chair.name.trim() || words.say('page-player', { number: seat + 1 }),
          face: chair.face,
        };
      }),
      options: this.chosen(game),
      public: this.shared,
      watchers: this.watchers,
      delay: this.watchers ? this.delay : 0,
      clock: this.time,
      pace: this.instant ? 'instant' : 'human',
      hints: this.hints,
      chat: this.chat,
    };
  }
}

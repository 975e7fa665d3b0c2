// The same Fluent messages as the server's, in the language of whoever looks at the page.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { loader } from './loader.svelte';
import { preferences, type Language } from './preferences.svelte';

type Loader = () => Promise<string>;
const HOUSE = import.meta.glob<string>('../../../src/filature/language/messages/*.ftl', {
  query: '?raw',
  import: 'default',
});
const GAMES = import.meta.glob<string>(
  [
    '../../../src/filature/games/*/messages/*.ftl',
    '!../../../src/filature/games/*/messages/{guide,rules}.*.ftl', // asked of the house
  ],
  { query: '?raw', import: 'default' },
);

const WORD = /[\p{L}]+/gu;
// What may stand beside a word, as an attribute: `à Aden`, `au Caire`; as filature.language.bundle knows them.
const FORMS = ['at', 'to', 'from', 'the'] as const;
type Form = (typeof FORMS)[number];
const HYPHEN_BEFORE_NUMBER = /(?<=^|[\s(])-(?=\d)/g;

function files(game: string | null, language: Language): Loader[] {
  const all: [string, Loader][] = game
    ? Object.entries(GAMES).filter(([path]) => path.includes(`/games/${game}/`))
    : Object.entries(HOUSE);
  return all
    .filter(([path]) => path.endsWith(`.${language}.ftl`) || path.endsWith(`/${language}.ftl`))
    .map(([, l]) => l);
}

function signed(value: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return format.format(value).replace('-', '−');
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

async function load(game: string | null, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      SIGNED: ([value]) => signed(Number(value), language),
      CAPITAL: ([value]) => capital(String(value)),
    },
  });
  const houses = await Promise.all(files(null, language).map((file) => file()));
  const games = game ? await Promise.all(files(game, language).map((file) => file())) : [];
  for (const text of [...houses, ...games]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

class Words {
  #bundle: FluentBundle | null = $state.raw(null);
  #loaded = '';
  game: string | null = $state(null);
  language: Language = $state(preferences.language);
  #spoken = $derived(this.#bundle ? vocabulary(this.#bundle) : new Map<string, string>());

  /** Load what is needed for the language of the page and for a game; shown at once when it is there. */
  async ready(game: string | null = this.game): Promise<void> {
    const language = preferences.language;
    const wanted = `${language} ${game ?? ''}`;
    if (this.#loaded === wanted) return;
    this.#loaded = wanted;
    const bundle = await loader.load(load(game, language));
    if (this.#loaded !== wanted) return;
    if (!bundle) {
      this.#loaded = '';
      return;
    }
    this.#bundle = bundle;
    this.game = game;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message with its facts. */
  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    return this.#format(id, null, facts) ?? id;
  }

  title(id: string): string {
    return this.#format(id, 'title', {}) ?? id;
  }

  /** A word of the notation as people say it, with its by-word (the texture of an agent) unless brief. */
  word(word: string): string {
    const id = named(word);
    const said = this.#format(id, null, {});
    if (said === null) return word;
    const byword = preferences.brief ? null : this.#format(id, 'byword', {});
    return byword ? `${said} (${byword})` : said;
  }

  /** The same without its by-word. */
  plain(word: string): string {
    return this.#format(named(word), null, {}) ?? word;
  }

  /** A word with its preposition or article: `at` a place, `to` it, `from` it, `the` thing. */
  form(word: string, form: Form): string {
    const own = preferences.brief && this.#format(named(word), 'byword', {}) !== null ? null : form;
    const said = own && this.#format(named(word), own, {});
    return said ?? this.#format(`form-${form}`, null, { word: this.word(word) }) ?? this.word(word);
  }

  /** Facts that are words of the notation, or lists of them, with their forms: `place`, `place_at`, `place_to` … */
  forms(facts: Record<string, string | string[]>): Record<string, string> {
    const all = Object.entries(facts).map(([key, fact]) =>
      this.everyForm(key, (form) => {
        const said = (word: string) => (form ? this.form(word, form) : this.plain(word));
        return Array.isArray(fact) ? this.list(fact.map(said)) : said(fact);
      }),
    );
    return Object.assign({}, ...all) as Record<string, string>;
  }

  /** A fact and its forms, as `say` says each. */
  everyForm(key: string, say: (form: Form | null) => string): Record<string, string> {
    const forms = FORMS.map((form) => [`${key}_${form}`, say(form)]);
    return { [key]: say(null), ...Object.fromEntries(forms) };
  }

  /** The texture word of an agent. */
  texture(word: string): string {
    return this.#format(`word-${word}`, 'byword', {}) ?? '';
  }

  /** A written move as somebody would type it in his language. */
  typed(text: string): string {
    return text.replace(WORD, (found) => this.#spoken.get(found) ?? found);
  }

  /** How long ago a moment was, in the largest unit that fits. */
  ago(at: number): string {
    const seconds = Math.max(0, (Date.now() - at) / 1000);
    const units = [
      ['day', 86_400],
      ['hour', 3600],
      ['minute', 60],
    ] as const;
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['minute', 60];
    return seconds < length ? this.say('door-just-now') : format.format(-Math.floor(seconds / length), unit);
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  /** What an option may be, as people say it. */
  choice(option: string, value: unknown): string {
    if (Array.isArray(value)) return this.list(value.map((one) => this.plain(String(one))));
    const said = String(value);
    if (this.has(`choice-${said}`)) return this.say(`choice-${said}`);
    return option.endsWith('_seconds') ? this.say('door-seconds', { seconds: Number(value) }) : said;
  }

  /** What a game is called; games of other packages may have no name but their id. */
  gameName(game: string): string {
    return this.has(`${game}-name`) ? this.say(`${game}-name`) : game;
  }

  /** What an opponent of the house is called. */
  bot(name: string): string {
    return this.has(`bot-${name}`) ? this.say(`bot-${name}`) : name;
  }

  /** How a face of the house is drawn. */
  look(face: string): string {
    return this.#format(`person-${face}`, 'look', {}) ?? face;
  }

  /** A number with its sign. */
  signed(value: number): string {
    return signed(value, this.language);
  }

  #format(id: string, attribute: string | null, facts: Record<string, FluentVariable>): string | null {
    const message = this.#bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.#bundle || !pattern) return null;
    return this.#bundle.formatPattern(pattern, facts).replace(HYPHEN_BEFORE_NUMBER, '−');
  }
}

function named(word: string): string {
  return `word-${word.replace(/[ _]/g, '-')}`;
}

function vocabulary(bundle: FluentBundle): Map<string, string> {
  const spoken = new Map<string, string>();
  for (const id of bundle._messages.keys()) {
    if (!id.startsWith('word-')) continue;
    const message = bundle.getMessage(id);
    const pattern = message?.attributes['typed'] ?? message?.value;
    if (!pattern) continue;
    const typed = bundle.formatPattern(pattern, {}, []); // a word may name a player; such a one is not typed
    if (/^\p{L}+$/u.test(typed)) spoken.set(id.slice('word-'.length), typed);
  }
  return spoken;
}

export const words = new Words();

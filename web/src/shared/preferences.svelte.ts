// What a person likes: kept on his device, never sent but for the language.
import { store, stored } from './storage';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['night', 'paper', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['calm', 'brisk', 'off'] as const;
/** How quickly scenes are played. */
export type Pace = (typeof PACES)[number];
/** How much of what happens is said: everything, moves and counts, or what concerns oneself. */
export const TALK = ['all', 'moves', 'mine'] as const;

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  brief: boolean;
  keys: boolean;
  volume: number;
  notify: boolean;
  name: string;
  talk: (typeof TALK)[number];
  /** Which face one likes to wear; empty for whichever is free. */
  face: string;
  /** Keep my secrets covered until I ask for them. */
  cover: boolean;
  /** Show the field for written moves all the time. */
  written: boolean;
  /** Where several share this device, make the decisions of a turn in one go. */
  together: boolean;
}

const PLACE = 'filature-preferences';

function guessLanguage(): Language {
  const spoken = navigator.languages.map((tongue) => tongue.slice(0, 2));
  return LANGUAGES.find((language) => spoken.includes(language)) ?? 'en';
}

function guessTheme(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night';
}

function read(): Kept {
  const usual: Kept = {
    language: guessLanguage(),
    theme: guessTheme(),
    pace: 'calm',
    brief: false,
    keys: true,
    volume: 0.3,
    notify: false,
    name: '',
    talk: 'all',
    face: '',
    cover: false,
    written: false,
    together: false,
  };
  return { ...usual, ...stored<Partial<Kept>>(PLACE, {}) };
}

export const preferences: Kept = $state(read());

/** Keep a change; the page follows by itself, also where the device keeps nothing. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(preferences, change);
  store(PLACE, preferences);
}

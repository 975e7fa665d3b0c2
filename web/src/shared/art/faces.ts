// The two dozen faces of the house, put together from parts. Ids are those of the server (language/persons.py).
import type { COATS } from './face/coats';
import type { HEADS } from './face/heads';
import type { MARKS } from './face/marks';
import type { TOPS } from './face/tops';

export interface Face {
  head: keyof typeof HEADS;
  /** How dark the skin is printed, 0 to 2; 3 is a face wholly in the shadow. */
  tone: 0 | 1 | 2 | 3;
  coat: keyof typeof COATS;
  top: keyof typeof TOPS;
  marks: readonly (keyof typeof MARKS)[];
}

export const FACES: Readonly<Record<string, Face>> = {
  zigzag: {
    head: 'oval',
    tone: 1,
    coat: 'scarf',
    top: 'flyer',
    marks: ['eyes', 'brows', 'grin'],
  },
  roulette: {
    head: 'oval',
    tone: 2,
    coat: 'pearls',
    top: 'turban',
    marks: ['eyes', 'brows', 'lips', 'drops'],
  },
  bonbon: {
    head: 'round',
    tone: 0,
    coat: 'pearls',
    top: 'hive',
    marks: ['eyes', 'brows', 'lips'],
  },
  buffet: {
    head: 'moon',
    tone: 0,
    coat: 'bib',
    top: 'bald',
    marks: ['eyes', 'brows', 'curl'],
  },
  siesta: {
    head: 'oval',
    tone: 1,
    coat: 'dress',
    top: 'floppy',
    marks: ['asleep', 'lips'],
  },
  sofa: {
    head: 'round',
    tone: 0,
    coat: 'robe',
    top: 'nightcap',
    marks: ['asleep', 'snow'],
  },
  trenchcoat: {
    head: 'square',
    tone: 0,
    coat: 'trench',
    top: 'fedora',
    marks: ['eyes', 'mouth'],
  },
  agenda: {
    head: 'oval',
    tone: 0,
    coat: 'suit',
    top: 'pencils',
    marks: ['cats', 'lips'],
  },
  passepartout: {
    head: 'square',
    tone: 2,
    coat: 'suit',
    top: 'flatcap',
    marks: ['ears', 'eyes', 'grin'],
  },
  sphinx: {
    head: 'oval',
    tone: 2,
    coat: 'ruff',
    top: 'nemes',
    marks: ['rounds', 'lips'],
  },
  monocle: {
    head: 'square',
    tone: 0,
    coat: 'uniform',
    top: 'officer',
    marks: ['monocle', 'brush'],
  },
  vesuvio: {
    head: 'oval',
    tone: 1,
    coat: 'dress',
    top: 'flames',
    marks: ['eyes', 'frown', 'lips', 'hoops'],
  },
  beige: {
    head: 'oval',
    tone: 0,
    coat: 'dress',
    top: 'kerchief',
    marks: ['darks', 'lips'],
  },
  incognito: {
    head: 'oval',
    tone: 0,
    coat: 'suit',
    top: 'bowler',
    marks: ['newspaper'],
  },
  sabot: {
    head: 'oval',
    tone: 0,
    coat: 'roll',
    top: 'rabbit',
    marks: ['wink', 'brows', 'lips'],
  },
  dynamite: {
    head: 'square',
    tone: 0,
    coat: 'roll',
    top: 'helmet',
    marks: ['eyes', 'spade'],
  },
  fichier: {
    head: 'oval',
    tone: 0,
    coat: 'ruff',
    top: 'chignon',
    marks: ['moons', 'mouth'],
  },
  index: {
    head: 'long',
    tone: 1,
    coat: 'bow',
    top: 'tufts',
    marks: ['rounds', 'mouth'],
  },
  bluff: {
    head: 'long',
    tone: 0,
    coat: 'cape',
    top: 'topper',
    marks: ['eyes', 'brows', 'curl'],
  },
  silhouette: {
    head: 'oval',
    tone: 3,
    coat: 'dress',
    top: 'slouch',
    marks: ['palelips', 'drops'],
  },
  centime: {
    head: 'round',
    tone: 2,
    coat: 'dress',
    top: 'perm',
    marks: ['pincenez', 'lips'],
  },
  touche: {
    head: 'oval',
    tone: 1,
    coat: 'lame',
    top: 'ponytail',
    marks: ['domino', 'lips'],
  },
  contraband: {
    head: 'square',
    tone: 1,
    coat: 'roll',
    top: 'beanie',
    marks: ['eyes', 'whiskers', 'pipe'],
  },
  telegram: {
    head: 'square',
    tone: 0,
    coat: 'uniform',
    top: 'kepi',
    marks: ['eyes', 'handlebar'],
  },
};

/** Somebody of whom nothing is known but that they are there. */
export const NOBODY: Face = { head: 'oval', tone: 3, coat: 'suit', top: 'none', marks: [] };

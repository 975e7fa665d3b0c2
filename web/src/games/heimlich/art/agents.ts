// The seven agents as they are drawn: never by colour alone, but with a letter, an outline and a texture as well.
import type { Language } from '../../../shared/preferences.svelte';

export const AGENTS = ['orange', 'violet', 'red', 'blue', 'grey', 'yellow', 'green'] as const;
export type AgentName = (typeof AGENTS)[number];

/** One letter for each agent, different within a language: the first of its name where that is free. */
const LETTERS: Record<Language, string> = { en: 'OVRBGYN', fr: 'OVRBGJE', de: 'OVRBGEN' };

export function isAgent(name: string): name is AgentName {
  return (AGENTS as readonly string[]).includes(name);
}

export function letterOf(agent: string, language: Language): string {
  const at = (AGENTS as readonly string[]).indexOf(agent);
  return LETTERS[language][at] ?? agent.slice(0, 1).toUpperCase();
}

interface Figure {
  /** Coat, head and hat in a box of 48 × 72, standing on its lower edge. */
  coat: string;
  hat: string;
  /** What is drawn in ink: the band of the hat, a feather. */
  band: string;
  /** The marker on the score track, in a box of 40 × 40. */
  token: string;
}

/** Fedora, top hat, beret, bowler, deerstalker, sun hat, Tyrolean hat; and seven coats. */
export const FIGURES: Record<AgentName, Figure> = {
  orange: {
    coat: 'M15 29 Q24 25 33 29 Q38 44 43 70 Q24 74 5 70 Q10 44 15 29Z',
    hat: 'M6 17 Q11 13.5 14.5 13.5 Q14 5 19 3.5 Q24 6 29 3.5 Q34 5 33.5 13.5 Q37 13.5 42 17 Q24 22 6 17Z',
    band: 'M14.5 13.5 Q24 17 33.5 13.5',
    token: 'M20 2 A18 18 0 1 1 19.9 2Z',
  },
  violet: {
    coat: 'M11 32 Q16 27 24 27 Q32 27 37 32 L37 58 L41 70 Q24 73 7 70 L11 58Z',
    hat: 'M9 18 Q12 15.5 15 15.5 L14 0.8 Q24 -0.8 34 0.8 L33 15.5 Q36 15.5 39 18 Q24 22 9 18Z',
    band: 'M14.8 12.4 Q24 15 33.2 12.4',
    token: 'M20 0 L39 20 L20 40 L1 20Z',
  },
  red: {
    coat: 'M17 29 Q24 26 31 29 Q34 38 40 48 Q46 58 43 70 Q24 74 5 70 Q2 58 8 48 Q14 38 17 29Z',
    hat: 'M11 16 Q3 13 8 8 Q16 2.5 26 5 L27 2.5 L29 3 L28.6 5.6 Q40 7 43 12.5 Q43 17 36 17.5 Q24 20 11 16Z',
    band: 'M12.5 16 Q24 19.4 36 17',
    token: 'M5 3 H35 Q37 3 37 5 V35 Q37 37 35 37 H5 Q3 37 3 35 V5 Q3 3 5 3Z',
  },
  blue: {
    coat: 'M9 35 Q9 28 17 28 L31 28 Q39 28 39 35 L40 70 L26 71 L24 66 L22 71 L8 70Z',
    hat: 'M8 18 Q6 14 12 14.5 Q12 3 24 3 Q36 3 36 14.5 Q42 14 40 18 Q24 21 8 18Z',
    band: 'M12.3 13.5 Q24 16.5 35.7 13.5',
    token: 'M11 3 H29 L39 20 L29 37 H11 L1 20Z',
  },
  grey: {
    coat: 'M10 24 L19 30 L24 28 L29 30 L38 24 L35 36 L44 70 Q24 73 4 70 L13 36Z',
    hat: 'M4 18 L13 13 Q14 5 22 4 L24 1.5 L26 4 Q34 5 35 13 L44 18 Q34 17.5 31 18.5 Q24 17 17 18.5 Q14 17.5 4 18Z',
    band: 'M13.5 12.6 Q24 9 34.5 12.6',
    token: 'M20 1 L38 14 L31 37 H9 L2 14Z',
  },
  yellow: {
    coat: 'M16 29 Q24 26 32 29 L33 36 Q30 44 30.5 47 Q38 56 45 70 Q24 75 3 70 Q10 56 17.5 47 Q18 44 15 36Z',
    hat: 'M1.5 19.5 Q8 12.5 15 12 Q16 5 24 5 Q32 5 33 12 Q40 12.5 46.5 19.5 Q24 14.5 1.5 19.5Z',
    band: 'M15 12 Q24 9.4 33 12',
    token: 'M3 4 H37 V22 Q37 34 20 39 Q3 34 3 22Z',
  },
  green: {
    coat: 'M18 28 Q24 26 30 28 Q41 36 43 68 Q38.5 73 34 68.5 Q29 73 24 68.5 Q19 73 14 68.5 Q9.5 73 5 68 Q7 36 18 28Z',
    hat: 'M8 18.5 Q10 14 14 14 L19 5 Q22 1.5 25 6 L32 13 L37 -1 Q40 6 35.4 14.6 Q39 16 41 19.5 Q24 16 8 18.5Z',
    band: 'M14 14 Q24 11 33.6 14.4',
    token: 'M20 3 Q30 -2 33 7 Q42 10 37 20 Q42 30 33 33 Q30 42 20 37 Q10 42 7 33 Q-2 30 3 20 Q-2 10 7 7 Q10 -2 20 3Z',
  },
};

/** For somebody who is none of the seven. */
export const SOMEBODY: Figure = {
  coat: 'M14 29 Q24 25 34 29 Q38 48 42 70 Q24 73 6 70 Q10 48 14 29Z',
  hat: 'M9 18 Q13 14 15 14 Q16 5 24 5 Q32 5 33 14 Q35 14 39 18 Q24 21 9 18Z',
  band: 'M15 14 Q24 16.5 33 14',
  token: 'M20 2 A18 18 0 1 1 19.9 2Z',
};

export function figureOf(agent: string): Figure {
  return isAgent(agent) ? FIGURES[agent] : SOMEBODY;
}

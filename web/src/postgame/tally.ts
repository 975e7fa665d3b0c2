// What can be counted after a match, as tables in which every figure may have a bar beside it.
import type { Component } from 'svelte';

import { words } from '../shared/i18n.svelte';

export interface Figure {
  text: string;
  /** How long its bar is, from −1 to 1; none where there is nothing to compare. */
  size?: number;
  /** What was true all along, now that the masks have fallen. */
  true?: boolean;
}

export interface Line {
  name: string;
  /** Whom it is about, to be drawn before the name by the tally's `Icon`. */
  agent?: string;
  /** Which player it is about, to be shown with their face. */
  seat?: number;
  figures: Figure[];
}

export interface Tally {
  title: string;
  /** What the lines are, and what the columns are. */
  corner: string;
  columns: string[];
  /** Whether there is a column for each player, by seat. */
  byPlayer?: boolean;
  lines: Line[];
  Icon?: Component<{ agent: string; size?: number }>;
  /** What a figure that is true says of itself; told once below the table as well. */
  truth?: string;
}

export const NOTHING: Figure = { text: '–' };

export const plain = (text: string): Figure => ({ text });

/** So many of so many; nothing where there was no chance. */
export function share(hits: number, chances: number): Figure {
  return chances ? { text: words.say('page-share', { hits, chances }), size: hits / chances } : NOTHING;
}

/** A number among others; the greatest has the longest bar. */
export const amount = (value: number, most: number): Figure => ({ text: String(value), size: most ? value / most : 0 });

/** How much more or less than nothing. */
export const balance = (value: number, most: number): Figure => ({
  text: words.signed(value),
  size: most ? value / most : 0,
});

/** An exact fraction as the house writes it: 7, or −7/3. */
export function fraction(text: string): number {
  const [above = 0, below = 1] = text.split('/').map(Number);
  return above / below;
}

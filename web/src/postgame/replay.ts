// A match again, as the house tells it through somebody's eyes.
import type { NoteInfo } from '../api/types';

export interface Step {
  line: string;
  turn: number;
  events: { said: string; to?: number[] }[];
  view: unknown;
}

export interface Replayed {
  steps: Step[];
  notes?: NoteInfo[];
}

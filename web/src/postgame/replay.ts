// A match again, as the house tells it through somebody's eyes.
import type { NoteInfo, View } from '../api/types';

export interface Step {
  line: string;
  turn: number;
  events: { said: string; to?: number[] }[];
  view: View;
}

export interface Replayed {
  steps: Step[];
  notes?: NoteInfo[];
}

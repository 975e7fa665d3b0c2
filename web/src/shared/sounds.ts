// A handful of short cues, made here. Never the only carrier of a fact.
import { preferences } from './preferences.svelte';

export const CUES = ['turn', 'step', 'count', 'duel', 'stamp', 'end'] as const;
export type Cue = (typeof CUES)[number];

const NOTES: Record<Cue, [frequency: number, seconds: number][]> = {
  turn: [
    [523, 0.09],
    [659, 0.14],
  ],
  step: [[196, 0.05]],
  count: [
    [330, 0.07],
    [392, 0.07],
    [494, 0.12],
  ],
  duel: [
    [220, 0.1],
    [208, 0.16],
  ],
  stamp: [[98, 0.12]],
  end: [
    [392, 0.12],
    [523, 0.12],
    [659, 0.12],
    [784, 0.3],
  ],
};

let context: AudioContext | null = null;
/** When the last tone ends: what comes meanwhile is heard after it, unless it would be out of date by then. */
let until = 0;
const LATEST_S = 1;

export function play(cue: Cue): void {
  if (!preferences.volume) return;
  context ??= new AudioContext();
  // Browsers allow sound only after a gesture; until then there is none to miss.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  if (until - context.currentTime > LATEST_S) return;
  let at = Math.max(context.currentTime, until);
  for (const [frequency, seconds] of NOTES[cue]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(preferences.volume * 0.25, at);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
  until = at;
}

// Ways to set a table up with one tap: what each means for the chairs, the clock and the rules of any game.
import type { GameInfo, NewTable } from '../api/types';

export const PRESETS = ['first', 'rulebook', 'quick', 'party'] as const;
export type Preset = (typeof PRESETS)[number];
export type Options = NonNullable<NewTable['options']>;

/** Seconds for a turn where it is to go quickly. */
const QUICK_TURN = 60;

/** Those that make a difference in a game: a party does only where its rules have something for it. */
export function presetsOf(game: GameInfo): Preset[] {
  return PRESETS.filter((preset) => preset !== 'party' || game.presets?.['party']);
}

/** The options in which it differs from the rulebook. */
export function optionsOf(game: GameInfo, preset: Preset): Options {
  return (game.presets?.[preset] ?? {}) as Options;
}

export function clockOf(preset: Preset): NonNullable<NewTable['clock']> {
  return preset === 'quick' ? { kind: 'move', seconds: QUICK_TURN } : { kind: 'none' };
}

/** Whether everybody else is a bot. */
export function isSolo(preset: Preset): boolean {
  return preset === 'first';
}

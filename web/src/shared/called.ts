// What a word of the notation is called: a player by name, anything else as people say it.
import { words } from './i18n.svelte';
import { seatOf } from './seats';

export const called = (word: string, names: string[]): string => names[seatOf(word)] ?? words.plain(word);

/** Several of them, as a list. */
export const calledAll = (all: string[], names: string[]): string => words.list(all.map((word) => called(word, names)));

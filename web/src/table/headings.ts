// Rows and columns of a grid of suspicions, in the words of whoever looks at it.
import type { View } from '../api/types';
import { words } from '../shared/i18n.svelte';
import type { Heading } from './suspects';

/** Words of the notation, as people say them. */
export const labelled = (ids: readonly string[]): Heading[] =>
  ids.map((id) => ({ id, label: words.plain(id), word: id }));

/** Everybody else at the table. */
export const others = (view: View, names: string[]): Heading[] =>
  names.map((label, seat) => ({ id: `p${seat + 1}`, label })).filter((_, seat) => seat !== view.seat);

// Who sits at the table one looks at, for whatever shows a face there: set once, read anywhere below.
import { getContext, setContext } from 'svelte';

import type { SeatInfo } from '../api/types';

const PEOPLE = Symbol('people');

export function setPeople(people: () => SeatInfo[]): void {
  setContext(PEOPLE, people);
}

/** The seats of the table; none where there is no table. */
export function people(): () => SeatInfo[] {
  return getContext<(() => SeatInfo[]) | undefined>(PEOPLE) ?? (() => []);
}

// Who sits at the table one looks at, for whatever shows a face there: set once, read anywhere below.
import { getContext, setContext } from 'svelte';

import type { SeatInfo } from '../api/types';

const PEOPLE = Symbol('people');

export function setPeople(people: () => SeatInfo[]): void {
  setContext(PEOPLE, people);
}

/** A name for where there is little room, behind what is left out of it: a person of the house is known without "Mr". */
export function styled({ by, name = '' }: SeatInfo): [string, string] {
  const [first = '', ...rest] = name.split(' ');
  return by === 'bot' && rest.length ? [first, rest.join(' ')] : ['', name];
}

/** The seats of the table; none where there is no table. */
export function people(): () => SeatInfo[] {
  return getContext<(() => SeatInfo[]) | undefined>(PEOPLE) ?? (() => []);
}

// Bug, dial and informant of one turn, decided in one go by several who share a device.
import { words } from '../../shared/i18n.svelte';
import type { Together } from '../page';
import { BESIDE, DIGITS, HOTELS, LETTERS, SECRET_PLACES, STATIONS, validity } from './notation';
import type { SerumView } from './view';

const PHASES = ['BUG', 'DIAL', 'INFORMANT'] as const;
type Phase = (typeof PHASES)[number];

function question({ table, seat }: SerumView, phase: Phase): string {
  if (phase === 'DIAL') return words.say('ask-dial', words.forms({ here: table[seat]?.agent ?? 'nowhere' }));
  return words.say(phase === 'BUG' ? 'ask-bug' : 'ask-informant');
}

function moves(view: SerumView, phase: Phase): string[] {
  switch (phase) {
    case 'BUG':
      return ['no bug', ...[...HOTELS, ...SECRET_PLACES].map((square) => `bug ${square}`)];
    case 'DIAL':
      return LETTERS.flatMap((letter) => DIGITS.map((digit) => `${letter}${digit}`))
        .filter((square) => view.options.dial_guard !== 'block' || validity(view, square) === 'open')
        .map((square) => `dial ${square}`);
    case 'INFORMANT': {
      const post = view.table[view.seat]?.informant ?? BESIDE;
      const others = [...HOTELS, ...STATIONS].filter((square) => square !== post);
      return ['leave', ...others.map((square) => `informant ${square}`)];
    }
  }
}

/** From what is asked now on. Whoever has placed their bug is not asked for it. */
export function together(view: SerumView): Together<SerumView>[] {
  const left = PHASES.slice(PHASES.indexOf(view.phase as Phase));
  if (!PHASES.includes(view.phase as Phase)) return [];
  return left.map((phase) => ({
    decision: phase,
    question: question(view, phase),
    view: { ...view, phase },
    moves: moves(view, phase),
  }));
}

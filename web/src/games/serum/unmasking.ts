// The end of a match of Agents Secrets: away or caught; then the file is opened line by line, beside the truth.
import type { MatchEvent } from '../../api/types';
import type { Action } from '../../scenes/scene';
import { winning } from '../../postgame/ending';
import { called } from '../../shared/called';
import { words } from '../../shared/i18n.svelte';
import { fileOf, formulaOf, isRight, why } from './ending';
import type { SerumView } from './view';

const FLIGHT_MS = 2600;
const LINE_MS = 2400;
const NAME_MS = 1900;
const WHY_MS = 3400;
/** What is laid open with the formula: every card in the town. */
const TOWN = 'town';

export function unmasked({ facts }: MatchEvent, earlier: MatchEvent[], names: string[]): Action[] {
  const fled = facts['file'] !== undefined;
  const scenes: Action[] = fled ? [flight(facts, earlier, names), ...file(facts, names)] : identities(facts, names);
  const all = [...scenes, formula(facts, fled), { caption: verdict(facts, earlier, names), ms: WHY_MS }];
  return all.map((scene) => ({ ...scene, closing: true, by: '' }));
}

function verdict(facts: MatchEvent['facts'], earlier: MatchEvent[], names: string[]): string {
  const winners = (facts['winners'] as string[]).map((seat) => called(seat, names));
  const indirect = facts['reason'] === 'captured' || facts['reason'] === 'stalled';
  return `${why(facts, earlier, names)} ${winning(winners, indirect ? 'indirect' : 'won')}`;
}

/** Away, or caught. */
function flight(facts: MatchEvent['facts'], earlier: MatchEvent[], names: string[]): Action {
  const chase = earlier.findLast(({ kind }) => kind === 'chase' || kind === 'hides');
  const square = chase?.facts['square'];
  const player = String(facts['player']);
  const gone = facts['reason'] === 'escaped' || facts['reason'] === 'wrong-file';
  return {
    lit: square ? [String(square)] : [],
    caption: words.say(gone ? 'end-away' : 'end-caught', { player: called(player, names) }),
    cards: [{ word: String(facts['container']), who: player }],
    ms: FLIGHT_MS,
  };
}

function file(facts: MatchEvent['facts'], names: string[]): Action[] {
  return fileOf(facts).map((line) => ({
    cards: [{ word: line.filed }, { word: line.truth, who: line.player, wins: isRight(line) }],
    ticks: [{ seat: String(facts['player']), right: isRight(line) }],
    caption: words.say(isRight(line) ? 'end-line-right' : 'end-line-wrong', {
      player: called(line.player, names),
      filed: line.filed === '?' ? '–' : words.plain(line.filed),
      truth: words.plain(line.truth),
    }),
    reveals: [line.player],
    ms: LINE_MS,
  }));
}

function identities(facts: MatchEvent['facts'], names: string[]): Action[] {
  return Object.entries(facts['identities'] as Record<string, string>).map(([player, name]) => ({
    cards: [{ word: name, who: player }],
    caption: words.say('end-identity', { player: called(player, names), name: words.plain(name) }),
    reveals: [player],
    ms: NAME_MS,
  }));
}

/** The card that was taken, and the one that would have been right; with it all the others are turned. */
function formula(facts: MatchEvent['facts'], fled: boolean): Action {
  const line = formulaOf(facts);
  const place = words.plain(String(facts['place']));
  const said = { filed: words.plain(line.filed), truth: words.plain(line.truth), place };
  const which = fled ? (isRight(line) ? 'right' : 'wrong') : 'hidden';
  return {
    cards: [...(fled ? [{ word: line.filed, of: String(facts['container']) }] : []), { word: line.truth, wins: true }],
    lit: [String(facts['place'])],
    caption: words.say(`end-formula-${which}`, said),
    reveals: [TOWN],
    ms: LINE_MS,
  };
}

/** The town before its cards are turned: as it was in the last turn of the flight. */
export function veil(view: SerumView, hidden: ReadonlySet<string>): SerumView {
  if (!hidden.has(TOWN)) return view;
  const fleeing = view.fugitive >= 0 ? { phase: 'FLIGHT', flight_turn: view.flight_turn - 1 } : {};
  return { ...view, truth: null, ...fleeing };
}

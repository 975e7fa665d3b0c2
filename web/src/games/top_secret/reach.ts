// Where agents can get in a turn, however far, and what a finger on the map does to the draft.
import {
  type Action,
  after,
  answer,
  handling,
  mayEnd,
  mine,
  type Moment,
  press,
  readLosses,
  readSheet,
  scene,
  targets,
  type Target,
  toggleLoss,
  writeSheet,
  writeTurn,
} from './notation';
import { place } from './layout';
import type { TopSecretView } from './view';

export interface Goal extends Target {
  /** The cities on the way, the goal last. */
  via: string[];
}

/** Every place an agent can get to with the steps that are left, each by a shortest way; a fight or a delivery ends it. */
export function reach(view: TopSecretView, moment: Moment, agent: string, moves: readonly string[]): Goal[] {
  const from = mine(view, moment).find((man) => man.agent === agent)?.place;
  const found = new Map<string, Goal>();
  let edge: { moment: Moment; via: string[] }[] = [{ moment, via: [] }];
  while (edge.length) {
    const next: typeof edge = [];
    for (const { moment: here, via } of edge) {
      for (const target of targets(view, here, agent, moves)) {
        if (found.has(target.to) || target.to === from) continue;
        const goal = { ...target, via: [...via, target.to] };
        found.set(target.to, goal);
        if (target.how !== 'step') continue;
        const moved = after(view, writeTurn([...here.actions, { do: 'step', agent, to: target.to }]));
        next.push({ moment: moved, via: goal.via });
      }
    }
    edge = next;
  }
  return [...found.values()];
}

/** The draft goes on with these actions: before an end that had only followed of itself, and with one that does now. */
export function goOn(view: TopSecretView, text: string, moves: readonly string[], ...actions: Action[]): string {
  const done = withoutEnd(after(view, text).actions);
  const written = writeTurn([...done, ...actions]);
  return endsByItself(view, written, moves) ? writeTurn([...done, ...actions, { do: 'end' }]) : written;
}

const withoutEnd = (actions: readonly Action[]) => actions.filter((action) => action.do !== 'end');

/** The draft without its end: what could still be done with cases. */
export function unended(view: TopSecretView, moment: Moment): Moment {
  return moment.closed === 'end' ? after(view, writeTurn(withoutEnd(moment.actions))) : moment;
}

/** The last thing drafted is taken back, and an end that followed of it. */
export function takeBack(moment: Moment): string {
  const ended = moment.closed === 'end';
  return writeTurn(ended && moment.actions.length > 1 ? moment.actions.slice(0, -2) : moment.actions.slice(0, -1));
}

/** No step is left and nobody stands at a case: all that is left is to end the turn. */
function endsByItself(view: TopSecretView, text: string, moves: readonly string[]): boolean {
  const moment = after(view, text);
  if (!moment.actions.length || !mayEnd(view, moment, moves)) return false;
  const men = mine(view, moment);
  return men.every(
    ({ agent }) =>
      !targets(view, moment, agent, moves).length &&
      handling(view, moment, agent).every((action) => action.do === 'drop'),
  );
}

/** What needs no decision: it follows from what everybody sees. A turn with nothing left ends; the last card is played. */
export function automatic(view: TopSecretView, moves: readonly string[]): string | null {
  const [only, ...others] = moves.filter((move) => move !== 'resign');
  if (only === undefined || others.length) return null;
  return only === 'end' || (view.phase === 'CARDS' && only.startsWith('card ')) ? only : null;
}

// --- Pressing ---------------------------------------------------------------------------------------------------------

export interface Pressed {
  text?: string;
  agent?: string;
}

/** What is under the finger: a place, and perhaps an agent or a case at it. */
export interface Under {
  at: string;
  pawn?: string;
  bag?: string;
}

/** What a click, a tap or Enter does to the draft or to the agent in hand. */
export function pressed(
  view: TopSecretView,
  text: string,
  moves: readonly string[],
  inHand: string,
  { at, pawn = '', bag = '' }: Under,
): Pressed {
  if (view.phase === 'SETUP') {
    return place(at)?.kind === 'city' ? { text: writeSheet(view, press(view, readSheet(view, text), at)) } : {};
  }
  const moment = after(view, text);
  if (view.phase === 'MOVE') return inTurn(view, text, moves, inHand, { at, pawn, bag });
  if (view.phase === 'TARGET' && view.duel && at === scene(view)) {
    const { defenders } = view.duel;
    const named = defenders.indexOf(answer(text, 'target').toUpperCase());
    return { text: `target ${defenders.includes(pawn) ? pawn : defenders[(named + 1) % defenders.length]}` };
  }
  if (view.phase === 'LOOT' && at === scene(view)) {
    return { text: answer(text, 'loot') === 'yes' ? 'loot no' : 'loot yes' };
  }
  if (view.phase === 'BOMB') {
    const here = mine(view, moment).filter((man) => man.place === at);
    const named = readLosses(text);
    const next = here.find((man) => man.agent === pawn) ?? here.find((man) => !named.includes(man.agent)) ?? here[0];
    return next ? { text: toggleLoss(view, text, next.agent) } : {};
  }
  return {};
}

/** An own agent is chosen, a case is taken or left, and a city is gone to. */
function inTurn(
  view: TopSecretView,
  text: string,
  moves: readonly string[],
  inHand: string,
  { at, pawn = '', bag = '' }: Under,
): Pressed {
  const moment = unended(view, after(view, text));
  const here = mine(view, moment).filter((man) => man.place === at);
  if (bag) {
    const handled = handlingOf(view, moment, here.find((man) => man.agent === inHand)?.agent, bag);
    const done = handled ?? here.map(({ agent }) => handlingOf(view, moment, agent, bag)).find((one) => one);
    if (done) return { text: goOn(view, text, moves, done) };
  }
  if (moment.closed) return {};
  const own = here.find((man) => man.agent === pawn);
  if (own) return { agent: pawn === inHand ? '' : pawn };
  const goal = reach(view, moment, inHand, moves).find(({ to }) => to === at);
  if (goal) {
    const ways = goal.via.map((to): Action => ({ do: 'step', agent: inHand, to }));
    const took = bag && handlingOf(view, after(view, writeTurn([...moment.actions, ...ways])), inHand, bag);
    return { text: goOn(view, text, moves, ...ways, ...(took ? [took] : [])) };
  }
  const names = here.map(({ agent }) => agent);
  return names.length ? { agent: names[names.indexOf(inHand) + 1] ?? '' } : {};
}

/** What an agent can do with a case: take it up where it lies, or lay it down. */
function handlingOf(view: TopSecretView, moment: Moment, agent = '', bag = ''): Action | undefined {
  const load = mine(view, moment).find((man) => man.agent === agent)?.case;
  return handling(view, moment, agent).find((action) =>
    action.do === 'pick' ? action.case === bag : action.do === 'drop' && load === bag,
  );
}

// From clicks and forms to the draft as it is written, and back.
import { CITIES, type Colour, COLOURS, LETTER, place, steps } from './layout';
import type { Agent, TopSecretView } from './view';

export const GOAL = 10;
export const CONTENTS = ['5', '3', '1', 'bomb'] as const;
export const CASE_LETTERS = ['A', 'B', 'C', 'D'] as const;
const MOST_IN_CITY = 2;
const MOST_HANDLED = 60;

const isCity = (id: string) => place(id)?.kind === 'city';

export const isAgent = (word: string) => /^[RBGY][1-7]$/.test(word);
export const isCase = (word: string) => /^[RBGY][A-D]$/.test(word);

/** The colour of an agent or a case, by its letter. */
export function colourOf(name: string): Colour {
  const found = (Object.entries(LETTER) as [Colour, string][]).find(([, letter]) => letter === name[0]);
  return found ? found[0] : 'red';
}

/** The colour of the seat that looks; none for a watcher, and before colours are drawn. */
export const ownColour = (view: TopSecretView) => view.colours[view.seat] as Colour | undefined;

/** Whether the match has come to its turns. */
export const underWay = (view: TopSecretView) => view.phase !== 'COLOURS' && view.phase !== 'SETUP';

/** The sides clockwise, as their turns follow each other (SE-3.2). */
export function sides(view: TopSecretView): { colour: Colour; seat: number }[] {
  return COLOURS.map((colour) => ({ colour, seat: view.colours.indexOf(colour) })).filter(({ seat }) => seat >= 0);
}

/** The carrier of a bomb, while it has to be among the losses and is not yet (SE-7.9). */
export function doomed(view: TopSecretView): string | null {
  const left = view.agents.some((man) => man.agent === view.carrier && man.place !== 'out');
  return view.options.bomb_kills_carrier && left ? view.carrier : null;
}

// --- A turn as it is written ----------------------------------------------------------------------------------------

export type Action =
  | { do: 'step'; agent: string; to: string }
  | { do: 'pick'; agent: string; case: string }
  | { do: 'drop'; agent: string }
  | { do: 'end' };

const fold = (word: string) => word.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();

function readStop(word: string): string | null {
  const wanted = fold(word);
  const base = /^(?:h|hq|qg)(red|blue|green|yellow|[rbgy])$/.exec(wanted)?.[1];
  if (base) return `H_${COLOURS.find((colour) => colour.startsWith(base))}`;
  return CITIES.find((city) => fold(city.id) === wanted)?.id ?? null;
}

/** The actions of a written turn; null for what somebody typed in words of his own. */
export function readTurn(text: string): Action[] | null {
  const actions: Action[] = [];
  for (const part of text.split(/[,;]/).map((piece) => piece.trim())) {
    if (!part) continue;
    const [first = '', ...rest] = part.split('>').map((piece) => piece.trim());
    if (rest.length) {
      if (!/^[RBGY][1-7]$/i.test(first)) return null;
      for (const stop of rest) {
        const to = readStop(stop);
        if (!to) return null;
        actions.push({ do: 'step', agent: first.toUpperCase(), to });
      }
      continue;
    }
    const words = /^(?:(pick) ([RBGY][1-7]) ([RBGY][A-D])|(drop) ([RBGY][1-7])|(end))$/i.exec(part);
    if (!words) return null;
    if (words[1])
      actions.push({ do: 'pick', agent: String(words[2]).toUpperCase(), case: String(words[3]).toUpperCase() });
    else if (words[4]) actions.push({ do: 'drop', agent: String(words[5]).toUpperCase() });
    else actions.push({ do: 'end' });
  }
  return actions;
}

export function writeTurn(actions: readonly Action[]): string {
  const parts: string[] = [];
  let walker = '';
  for (const action of actions) {
    if (action.do === 'step' && action.agent === walker) parts.push(`${parts.pop()} > ${action.to}`);
    else parts.push(writeAction(action));
    walker = action.do === 'step' ? action.agent : '';
  }
  return parts.join(', ');
}

export function writeAction(action: Action): string {
  if (action.do === 'step') return `${action.agent} > ${action.to}`;
  if (action.do === 'pick') return `pick ${action.agent} ${action.case}`;
  return action.do === 'drop' ? `drop ${action.agent}` : 'end';
}

// --- The moment after a draft -----------------------------------------------------------------------------------------

export interface Man extends Agent {
  drafted: boolean;
}

/** The table as it would be once the draft is played. */
export interface Moment {
  men: Man[];
  /** Cases that lie in cities. */
  lying: { case: string; city: string }[];
  pool: number;
  handled: number;
  actions: Action[];
  /** Nothing can be written any more: what comes next depends on cards, or on what is in a case. */
  closed: '' | 'attack' | 'deliver' | 'end';
  /** Drafted ways, for the map. */
  trail: { agent: string; from: string; to: string; how: Step }[];
}

export type Step = 'step' | 'attack' | 'deliver';

/** Where a draft leads. What cannot be read, or belongs to another kind of moment, changes nothing. */
export function after(view: TopSecretView, text: string): Moment {
  const moment: Moment = {
    men: view.agents.map((agent) => ({ ...agent, drafted: false })),
    lying: view.cases.flatMap((bag) => (bag.place && !bag.carrier ? [{ case: bag.case, city: bag.place }] : [])),
    pool: view.pool,
    handled: view.handled,
    actions: [],
    closed: '',
    trail: [],
  };
  if (view.phase !== 'MOVE' || view.active !== view.seat) return moment;
  for (const action of readTurn(text) ?? []) if (!moment.closed) apply(view, moment, action);
  return moment;
}

function apply(view: TopSecretView, moment: Moment, action: Action): void {
  moment.actions.push(action);
  if (action.do === 'end') {
    moment.closed = 'end';
    return;
  }
  const man = moment.men.find((one) => one.agent === action.agent);
  if (!man) return;
  if (action.do === 'pick') {
    moment.lying = moment.lying.filter((bag) => bag.case !== action.case);
    man.case = action.case;
    moment.handled++;
  } else if (action.do === 'drop') {
    if (man.case) moment.lying.push({ case: man.case, city: man.place });
    man.case = null;
    moment.handled++;
  } else {
    const how = meaning(view, moment, action.to);
    moment.trail.push({ agent: man.agent, from: man.place, to: action.to, how });
    if (man.bonus > 0) man.bonus--;
    else moment.pool--;
    man.place = action.to;
    man.drafted = true;
    if (how !== 'step') moment.closed = how;
  }
}

function meaning(view: TopSecretView, moment: Moment, to: string): Step {
  if (to.startsWith('H_')) return 'deliver';
  return enemies(view, moment, to).length ? 'attack' : 'step';
}

/** Who would be met in a city. */
export function enemies(view: TopSecretView, moment: Moment, city: string): string[] {
  return isCity(city)
    ? moment.men.filter((man) => man.place === city && man.seat !== view.active).map((man) => man.agent)
    : [];
}

/** Own agents still in play. */
export function mine(view: TopSecretView, moment: Moment): Man[] {
  return moment.men.filter((man) => man.seat === view.seat && man.place !== 'out');
}

function crowd(view: TopSecretView, moment: Moment, moved?: { agent: string; to: string }, without?: string): number {
  const counts = new Map<string, number>();
  for (const man of mine(view, moment)) {
    const at = man.agent === moved?.agent ? moved.to : man.place;
    if (man.agent !== without && isCity(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - MOST_IN_CITY), 0);
}

export interface Target {
  to: string;
  how: Step;
  enemies: string[];
}

/**
 * Where an agent can go next. The first step is the referee's word (`moves`); later ones are found here, and the referee
 * still has the last word on the whole draft.
 */
export function targets(view: TopSecretView, moment: Moment, agent: string, moves: readonly string[]): Target[] {
  const man = mine(view, moment).find((one) => one.agent === agent);
  if (!man || moment.closed || view.phase !== 'MOVE' || view.active !== view.seat) return [];
  const open = moment.actions.length
    ? steps(man.place).filter((to) => allowed(view, moment, man, to))
    : moves.filter((move) => move.startsWith(`${agent} > `)).map((move) => move.slice(agent.length + 3));
  return open.map((to) => ({ to, how: meaning(view, moment, to), enemies: enemies(view, moment, to) }));
}

/** SE-2.5, 4.2, 4.7–4.9, 7.5, as far as they can be told without looking further ahead. */
export function allowed(view: TopSecretView, moment: Moment, man: Man, to: string): boolean {
  if (man.bonus + moment.pool < 1) return false;
  if (to.startsWith('H_')) return to === `H_${view.colours[view.seat]}` && deliverable(view, man);
  if (enemies(view, moment, to).length) return crowd(view, moment, undefined, man.agent) === 0;
  const left = moment.pool + mine(view, moment).reduce((sum, one) => sum + one.bonus, 0) - 1;
  return crowd(view, moment, { agent: man.agent, to }) <= left;
}

function deliverable(view: TopSecretView, man: Man): boolean {
  if (!man.case) return false;
  const own = LETTER[ownColour(view) ?? 'red'];
  const home = view.deliveries.filter((delivery) => delivery.seat === view.seat);
  return !(man.case.startsWith(own) && home.length === 2 && home.every((delivery) => delivery.case.startsWith(own)));
}

/** What an agent can do with cases where it stands. */
export function handling(view: TopSecretView, moment: Moment, agent: string): Action[] {
  const man = mine(view, moment).find((one) => one.agent === agent);
  if (!man || moment.closed || !isCity(man.place) || moment.handled >= MOST_HANDLED) return [];
  if (man.case) return [{ do: 'drop', agent }];
  return moment.lying
    .filter((bag) => bag.city === man.place)
    .map((bag) => ({ do: 'pick', agent, case: bag.case }) as const);
}

export function mayEnd(view: TopSecretView, moment: Moment, moves: readonly string[]): boolean {
  if (moment.closed || view.phase !== 'MOVE' || view.active !== view.seat) return false;
  return moment.actions.length ? crowd(view, moment) === 0 : moves.includes('end');
}

export function append(moment: Moment, action: Action): string {
  return writeTurn([...moment.actions, action]);
}

/** The agent a draft speaks of last: it stays in the hand. */
export function lastAgent(moment: Moment): string {
  const last = moment.actions.at(-1);
  return last && last.do !== 'end' ? last.agent : '';
}

// --- Setup ------------------------------------------------------------------------------------------------------------

/** A submission in the making: what each case holds, where it lies. */
export interface Sheet {
  contents: (string | null)[];
  cities: (string | null)[];
  guard: boolean | null;
}

const PART =
  /([A-D])(?:\s*=\s*(bomb|[135]))?(?:\s*@\s*(.+?))?\s*[,;]?\s*(?=$|[A-D]\s*[=@]|guard )|guard (yes|no)\s*/giy;

/** The draft on top of what was handed in before. */
export function readSheet(view: TopSecretView, text: string): Sheet {
  const done = view.plan;
  const sheet: Sheet = {
    contents: CASE_LETTERS.map((_, n) => done?.contents[n] ?? null),
    cities: CASE_LETTERS.map((_, n) => done?.cities[n] ?? null),
    guard: done?.guard ?? null,
  };
  const body = text.replace(/^\s*setup\s*/i, '');
  PART.lastIndex = 0;
  for (let found = PART.exec(body); found && found[0]; found = PART.exec(body)) {
    if (found[4]) sheet.guard = found[4].toLowerCase() === 'yes';
    const n = CASE_LETTERS.indexOf((found[1] ?? '').toUpperCase() as 'A');
    if (n < 0) continue;
    if (found[2] && done?.contents[n] === undefined) sheet.contents[n] = found[2].toLowerCase();
    const city = found[3] ? readStop(found[3]) : null;
    if (city && done?.cities[n] === undefined) sheet.cities[n] = city;
  }
  return sheet;
}

/** Whether a plan is only begun: all that is written of it is understood, and something is still to be laid. */
export function planBegun(view: TopSecretView, text: string): boolean {
  if (view.phase !== 'SETUP') return false;
  let rest = text.replace(/^\s*setup\s*/i, '');
  const understood = new RegExp(PART.source, 'iy');
  for (let found = understood.exec(rest); found?.[0]; found = understood.exec(rest)) {
    if (found[3] && !readStop(found[3])) return false;
    rest = rest.slice(found[0].length);
    understood.lastIndex = 0;
  }
  const { contents, cities, guard } = readSheet(view, text);
  const open = [...contents, ...cities].includes(null) || (guard === null && view.guards.includes(view.seat));
  return !rest.trim() && open;
}

/** Only what has not been handed in yet. */
export function writeSheet(view: TopSecretView, sheet: Sheet): string {
  const done = view.plan;
  const parts = CASE_LETTERS.flatMap((letter, n) => {
    const content = done?.contents[n] === undefined ? sheet.contents[n] : null;
    const city = done?.cities[n] === undefined ? sheet.cities[n] : null;
    if (!content && !city) return [];
    return [`${letter}${content ? `=${content}` : ''}${city ? ` @ ${city}` : ''}`];
  });
  if (sheet.guard !== null && (done?.guard ?? null) === null) parts.push(`guard ${sheet.guard ? 'yes' : 'no'}`);
  return parts.length ? `setup ${parts.join(' ')}` : '';
}

/** A content for a case; whichever case had it takes the other in exchange. */
export function fill(view: TopSecretView, sheet: Sheet, n: number, content: string | null): Sheet {
  return { ...sheet, contents: exchange(sheet.contents, n, content, view.plan?.contents.length ?? 0) };
}

export function lay(view: TopSecretView, sheet: Sheet, n: number, city: string | null): Sheet {
  return { ...sheet, cities: exchange(sheet.cities, n, city, view.plan?.cities.length ?? 0) };
}

function exchange(all: (string | null)[], n: number, value: string | null, fixed: number): (string | null)[] {
  const had = value === null ? -1 : all.indexOf(value);
  if (n < fixed || (had >= 0 && had < fixed && had !== n)) return all;
  return all.map((old, at) => (at === n ? value : at === had ? (all[n] ?? null) : old));
}

/** A city pressed on the map: the next case lies there, or the one that does comes back. */
export function press(view: TopSecretView, sheet: Sheet, city: string): Sheet {
  const there = sheet.cities.indexOf(city);
  if (there >= 0) return lay(view, sheet, there, null);
  const next = sheet.cities.indexOf(null);
  return next < 0 ? sheet : lay(view, sheet, next, city);
}

/** All that is still open, by lot. */
export function byLot(view: TopSecretView, sheet: Sheet, random: () => number = Math.random): Sheet {
  const draw = <T>(from: T[]): T | undefined => from.splice(Math.floor(random() * from.length), 1)[0];
  const contents = CONTENTS.filter((content) => !sheet.contents.includes(content)) as string[];
  const cities = CITIES.map((city) => city.id).filter((city) => !sheet.cities.includes(city));
  return {
    contents: sheet.contents.map((content) => content ?? draw(contents) ?? null),
    cities: sheet.cities.map((city) => city ?? draw(cities) ?? null),
    guard: view.guards.includes(view.seat) ? (sheet.guard ?? random() < 0.5) : sheet.guard,
  };
}

// --- Short answers ------------------------------------------------------------------------------------------------------

/** The one word after a verb: `target G2`, `card 4`, `loot yes`. */
export function answer(text: string, verb: string): string {
  const words = text.trim().split(/\s+/);
  return words.length === 2 && words[0]?.toLowerCase() === verb ? (words[1] ?? '') : '';
}

/** The agents named after `lose`. */
export function readLosses(text: string): string[] {
  const words = text.toUpperCase().split(/[\s,;]+/);
  return words[0] === 'LOSE' ? words.slice(1).filter((word) => /^[RBGY][1-7]$/.test(word)) : [];
}

/** An agent joins those to be lost, or leaves them; one too many pushes out the first. */
export function toggleLoss(view: TopSecretView, text: string, agent: string): string {
  const named = readLosses(text);
  const bound = doomed(view);
  let chosen = named.includes(agent) ? named.filter((one) => one !== agent || one === bound) : [...named, agent];
  if (bound && !chosen.includes(bound)) chosen = [bound, ...chosen];
  while (chosen.length > view.losses) chosen.splice(chosen[0] === bound && chosen.length > 1 ? 1 : 0, 1);
  return chosen.length ? `lose ${chosen.join(' ')}` : '';
}

/** Where a duel, or the bomb's question, is. */
export function scene(view: TopSecretView): string {
  const who = view.phase === 'LOOT' ? view.duel?.defender : view.duel?.attacker;
  return view.agents.find((man) => man.agent === who)?.place ?? '';
}

/** The two cards that were turned up between two views, for the cloth; null if no duel was fought. */
export function fought(before: TopSecretView, now: TopSecretView): { attack: number; defence: number } | null {
  const duel = before.duel;
  if (before.phase !== 'CARDS' || !duel || !duel.defender) return null;
  if (now.phase === 'CARDS' && now.duel?.defender === duel.defender && now.turn === before.turn) {
    if (now.hands.every((hand, seat) => hand.available.length === before.hands[seat]?.available.length)) return null;
  }
  const attack = played(before, now, before.active);
  const defence = played(before, now, duel.opponent);
  return attack === null || defence === null ? null : { attack, defence };
}

function played(before: TopSecretView, now: TopSecretView, seat: number): number | null {
  const had = before.hands[seat]?.available ?? [];
  const has = now.hands[seat]?.available ?? [];
  if (had.length === 1 && has.length === 7) return had[0] ?? null;
  const left = [...has];
  const gone = had.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return gone.length === 1 ? (gone[0] ?? null) : null;
}

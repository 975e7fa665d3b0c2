// Heimlich & Co. on the page: what the drawing shows, and what a click or a form writes into the draft. No drawing here.
import { AGENTS } from './art/agents';
import type { Language } from '../../shared/preferences.svelte';
import type { Outcome, View } from '../../api/types';

export const PLACES = ['chapel', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'ruin'] as const;
export type Place = (typeof PLACES)[number];
export const VALUES: Record<Place, number> = Object.fromEntries(
  PLACES.map((place, i) => [place, place === 'ruin' ? -3 : i]),
) as Record<Place, number>;
export const RING = PLACES.length;
export const LAP = 42;
export const REPORT_AT = 29;
export const BLANK = '?';
export const INDEPENDENT = 'independent';

export interface Piece {
  agent: string;
  place: Place;
  score: number;
}

export type Phase = 'COLOURS' | 'DEAL' | 'ORDER' | 'ROLL' | 'PICK' | 'MOVE' | 'REPORT' | 'DOSSIER' | 'OVER';

export interface HeimlichView extends View {
  options: { mode: 'basic' | 'advanced'; report_rule: 'consistent' | 'free'; dossier_rule: string; [key: string]: unknown };
  start_rolls: number[];
  phase: Phase;
  active: number;
  die: number;
  dossier: Place;
  /** Agents whose arrival at the dossier brings no count. */
  old_agents: string[];
  agents: Piece[];
  independents: number;
  report_asked: boolean;
  reported: number[];
  identity: string | null;
  report: Record<string, string>;
  owners: Record<string, string> | null;
  reports: Record<string, string>[] | null;
}

// ---- The ring

export function indexOf(place: Place): number {
  return PLACES.indexOf(place);
}

export function ahead(place: Place, steps: number): Place {
  return PLACES[(((indexOf(place) + steps) % RING) + RING) % RING] as Place;
}

export function distance(from: Place, to: Place): number {
  return (indexOf(to) - indexOf(from) + RING) % RING;
}

export function isPlace(word: string): word is Place {
  return (PLACES as readonly string[]).includes(word);
}

/** The keys that jump: digits to the houses, C to the chapel, X to the ruin (R is for red). */
export function placeOfKey(key: string): Place | null {
  if (/^[0-9]$/.test(key)) return `H${key === '0' ? 10 : key}` as Place;
  const letter = key.toLowerCase();
  if (letter === 'c') return 'chapel';
  return letter === 'x' ? 'ruin' : null;
}

// ---- MOVE: steps for agents

export type Steps = Record<string, number>;

const CODES: Record<string, string> = {
  OR: 'orange',
  VI: 'violet',
  RE: 'red',
  BL: 'blue',
  GY: 'grey',
  YE: 'yellow',
  GN: 'green',
};

/** What a draft gives to whom; what cannot be read gives nothing. */
export function readSteps(view: HeimlichView, text: string): Steps {
  const steps: Steps = {};
  if (view.phase !== 'MOVE') return steps;
  for (const [, word = '', count = '0'] of text.matchAll(/([A-Za-z]+)\s*\+\s*(\d{1,2})/g)) {
    const name = CODES[word.toUpperCase()] ?? word.toLowerCase();
    const found = view.agents.filter(({ agent }) => agent === name || agent.startsWith(name));
    const agent = found.find((piece) => piece.agent === name) ?? (found.length === 1 ? found[0] : undefined);
    if (agent && Number(count)) steps[agent.agent] = (steps[agent.agent] ?? 0) + Number(count);
  }
  return steps;
}

export function writeSteps(view: HeimlichView, steps: Steps): string {
  return view.agents
    .filter(({ agent }) => steps[agent])
    .map(({ agent }) => `${agent}+${steps[agent]}`)
    .join(' ');
}

export function spent(steps: Steps): number {
  return Object.values(steps).reduce((sum, count) => sum + count, 0);
}

export function stepsLeft(view: HeimlichView, steps: Steps): number {
  return view.die - spent(steps);
}

/** The most an agent can get, with what it has and what is left. */
export function most(view: HeimlichView, steps: Steps, agent: string): number {
  return Math.max(0, stepsLeft(view, steps) + (steps[agent] ?? 0));
}

/** The draft with another number of steps for one agent, as far as the roll goes. */
export function give(view: HeimlichView, text: string, agent: string, count: number): string {
  const steps = readSteps(view, text);
  const given = Math.max(0, Math.min(Math.trunc(count) || 0, most(view, steps, agent)));
  return writeSteps(view, { ...steps, [agent]: given });
}

/** Where an agent can go, and with how many steps. */
export function reach(view: HeimlichView, steps: Steps, agent: string): Partial<Record<Place, number>> {
  const piece = view.agents.find((candidate) => candidate.agent === agent);
  const found: Partial<Record<Place, number>> = {};
  if (!piece || view.phase !== 'MOVE') return found;
  for (let count = 1; count <= most(view, steps, agent); count++) found[ahead(piece.place, count)] = count;
  return found;
}

/** Where everybody would stand. */
export function drafted(view: HeimlichView, steps: Steps): Record<string, Place> {
  return Object.fromEntries(view.agents.map(({ agent, place }) => [agent, ahead(place, steps[agent] ?? 0)]));
}

export type Click =
  | { kind: 'steps'; text: string; agent: string; steps: number; to: Place }
  | { kind: 'choose'; agent: string | null }
  | { kind: 'first' }
  | { kind: 'far'; agent: string; place: Place };

/** A place is clicked while steps are given: the chosen agent goes there, or back if it is there; else somebody who
 * stands there is chosen. */
export function clickPlace(view: HeimlichView, text: string, chosen: string | null, place: Place): Click {
  const steps = readSteps(view, text);
  const piece = view.agents.find(({ agent }) => agent === chosen);
  if (piece && chosen) {
    const count = reach(view, steps, chosen)[place];
    const now = steps[chosen] ?? 0;
    const back = (count !== undefined && count === now) || (place === piece.place && now > 0);
    if (back) return { kind: 'steps', text: give(view, text, chosen, 0), agent: chosen, steps: 0, to: piece.place };
    if (count !== undefined) {
      return { kind: 'steps', text: give(view, text, chosen, count), agent: chosen, steps: count, to: place };
    }
  }
  const standing = drafted(view, steps);
  const here = view.agents.map(({ agent }) => agent).filter((agent) => standing[agent] === place);
  if (here.length) {
    const next = here[(here.indexOf(chosen ?? '') + 1) % here.length] as string;
    return { kind: 'choose', agent: next === chosen ? null : next };
  }
  return chosen ? { kind: 'far', agent: chosen, place } : { kind: 'first' };
}

// ---- DOSSIER, PICK

/** Where the dossier may go: what the house says, or the rules while it has not said it. */
export function dossierPlaces(view: HeimlichView, moves: string[]): Place[] {
  if (view.phase !== 'DOSSIER') return [];
  const told = moves.filter((move) => move.startsWith('dossier ')).map((move) => move.slice('dossier '.length));
  if (told.length) return told.filter(isPlace);
  const byMode = view.options.mode === 'basic' ? 'unoccupied' : 'any_or_stay';
  const rule = view.options.dossier_rule === 'by_mode' ? byMode : view.options.dossier_rule;
  const taken = new Set(view.agents.map(({ place }) => place));
  if (rule === 'unoccupied') return PLACES.filter((place) => !taken.has(place));
  return PLACES.filter((place) => rule === 'any_or_stay' || place !== view.dossier);
}

export function writeDossier(place: Place): string {
  return `dossier ${place}`;
}

export function readDossier(view: HeimlichView, text: string): Place | null {
  if (view.phase !== 'DOSSIER') return null;
  const word = text.trim().replace(/^dossier\s+/i, '');
  const named = /^\d+$/.test(word) ? `H${word}` : word;
  return PLACES.find((place) => place.toLowerCase() === named.toLowerCase()) ?? null;
}

export const PICKS = [1, 2, 3] as const;

export function readPick(view: HeimlichView, text: string): number | null {
  const found = /^(?:pick\s+)?([1-3])$/i.exec(text.trim());
  return view.phase === 'PICK' && found ? Number(found[1]) : null;
}

// ---- REPORT

export type Report = Record<string, string>;

/** The lines this seat still has to write. */
export function reportLines(view: HeimlichView): string[] {
  return view.agents.map(({ agent }) => agent).filter((agent) => agent !== view.identity && !(agent in view.report));
}

/** What a line may say: the other players, nobody's, nothing. */
export function reportAnswers(view: HeimlichView): string[] {
  const others = Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  const independent = view.independents > 0 || view.options.report_rule === 'free' ? [INDEPENDENT] : [];
  return [...others.map((seat) => `p${seat + 1}`), ...independent, BLANK];
}

export function readReport(view: HeimlichView, text: string): Report {
  const report: Report = Object.fromEntries(reportLines(view).map((agent) => [agent, BLANK]));
  const answers = reportAnswers(view);
  for (const [, agent = '', answer = ''] of text.matchAll(/([A-Za-z]+)\s*=\s*([A-Za-z0-9?]+)/g)) {
    if (agent.toLowerCase() in report && answers.includes(answer.toLowerCase())) {
      report[agent.toLowerCase()] = answer.toLowerCase();
    }
  }
  return report;
}

/** The whole report at once; blank lines need not be written. */
export function writeReport(view: HeimlichView, report: Report): string {
  const said = reportLines(view).filter((agent) => report[agent] && report[agent] !== BLANK);
  return ['report', ...said.map((agent) => `${agent}=${report[agent]}`)].join(' ');
}

/** How often an answer may stand in the whole report. */
export function mostLines(view: HeimlichView, answer: string): number {
  if (answer === BLANK || view.options.report_rule === 'free') return view.agents.length;
  return answer === INDEPENDENT ? view.independents : 1;
}

export interface Answered {
  text: string;
  /** The line that had to give the answer up, if one had to. */
  blanked: string | null;
}

/** Whether the lines already handed in leave room for an answer. */
export function roomFor(view: HeimlichView, answer: string): boolean {
  return Object.values(view.report).filter((said) => said === answer).length < mostLines(view, answer);
}

/** One line answered; if the deal does not permit the answer so often, the first other line that has it is blanked. */
export function answerLine(view: HeimlichView, text: string, agent: string, answer: string): Answered {
  const report = readReport(view, text);
  if (!roomFor(view, answer)) return { text: writeReport(view, report), blanked: null };
  const fixed = Object.values(view.report).filter((said) => said === answer).length;
  const others = Object.keys(report).filter((line) => line !== agent && report[line] === answer);
  const blanked = fixed + others.length + 1 > mostLines(view, answer) ? (others[0] ?? null) : null;
  if (blanked) report[blanked] = BLANK;
  report[agent] = answer;
  return { text: writeReport(view, report), blanked };
}

/** The seat a written owner names; null for nobody. */
export function seatOf(owner: string): number | null {
  const found = /^p([1-9]\d*)$/.exec(owner);
  return found ? Number(found[1]) - 1 : null;
}

// ---- Positions of the drawing. Two shapes: lying for wide screens, standing for phones.

export type Shape = 'wide' | 'tall';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

const RIM = 84;
const SHAPES = {
  wide: { width: 1300, height: 1060, columns: 13, rows: 10, start: 6, base: 156, feet: 216, pawn: 50 },
  tall: { width: 1000, height: 1300, columns: 10, rows: 13, start: 4, base: 182, feet: 276, pawn: 66 },
} as const;

export function shapeFor(width: number): Shape {
  return width >= 620 ? 'wide' : 'tall';
}

export function measures(shape: Shape): (typeof SHAPES)[Shape] {
  return SHAPES[shape];
}

/** How many agents abreast the list below the board has, in rows as even as can be. */
export function columnsFor(width: number, count: number): number {
  const most = Math.max(2, Math.floor(width / 150));
  return Math.ceil(count / Math.ceil(count / most)) || 1;
}

/** Column and row of each place in a frame of four by four: the chapel and the ruin below, the rest clockwise. */
const FRAME: [number, number][] = [
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
];

export function cell(shape: Shape, place: Place): Box {
  const { width, height } = SHAPES[shape];
  const [column, row] = FRAME[indexOf(place)] as [number, number];
  const [w, h] = [(width - 2 * RIM) / 4, (height - 2 * RIM) / 4];
  return { x: RIM + column * w, y: RIM + row * h, width: w, height: h };
}

export function square(shape: Shape): Box {
  const { width, height } = SHAPES[shape];
  const [w, h] = [(width - 2 * RIM) / 4, (height - 2 * RIM) / 4];
  return { x: RIM + w, y: RIM + h, width: 2 * w, height: 2 * h };
}

/** The 42 stones of the score track, clockwise from the start below the chapel. */
export function stones(shape: Shape): Box[] {
  const { width, height, columns, rows, start } = SHAPES[shape];
  const column = (i: number): [number, number] => edge(i, columns, width);
  const row = (i: number): [number, number] => edge(i, rows, height);
  const at = (i: number, j: number): Box => {
    const [[x, w], [y, h]] = [column(i), row(j)];
    return { x, y, width: w, height: h };
  };
  const across = Array.from({ length: columns }, (_, i) => i);
  const down = Array.from({ length: rows - 2 }, (_, j) => j + 1);
  const bottom = across.map((i) => at(i, rows - 1));
  return [
    ...bottom.slice(0, start + 1).reverse(),
    ...down.toReversed().map((j) => at(0, j)),
    ...across.map((i) => at(i, 0)),
    ...down.map((j) => at(columns - 1, j)),
    ...bottom.slice(start + 1).reverse(),
  ];
}

function edge(i: number, count: number, length: number): [number, number] {
  if (i === 0) return [0, RIM];
  if (i === count - 1) return [length - RIM, RIM];
  const step = (length - 2 * RIM) / (count - 2);
  return [RIM + (i - 1) * step, step];
}

/** Where `count` agents stand in one cell, so that every letter stays visible; feet in the middle of each spot. */
export function slots(shape: Shape, count: number): Spot[] {
  const { feet, pawn } = SHAPES[shape];
  const { width } = cell(shape, 'chapel');
  const abreast = shape === 'wide' ? 7 : 4;
  const behind = Math.max(0, count - abreast);
  const row = (n: number, y: number): Spot[] => {
    const gap = n > 1 ? Math.min(pawn + 6, (width - pawn - 8) / (n - 1)) : 0;
    // One or two stand beside the door, so that its number stays visible.
    const aside = shape === 'wide' && n < 3 ? 26 : 0;
    return Array.from({ length: n }, (_, i) => ({ x: width / 2 + aside + (i - (n - 1) / 2) * gap, y }));
  };
  return [...row(behind, feet - 84), ...row(count - behind, feet)];
}

export interface Standing extends Spot {
  agent: string;
  place: Place;
}

/** Every agent's feet on the board, given where it stands. */
export function standing(shape: Shape, where: Record<string, Place>): Standing[] {
  const found: Standing[] = [];
  for (const place of PLACES) {
    const here = AGENTS.filter((agent) => where[agent] === place);
    const box = cell(shape, place);
    slots(shape, here.length).forEach((spot, i) => {
      found.push({ agent: here[i] as string, place, x: box.x + spot.x, y: box.y + spot.y });
    });
  }
  return found;
}

export interface Marker extends Spot {
  agent: string;
  size: number;
  lettered: boolean;
  lap: number;
}

/** The score markers on their stones; the centre of each. */
export function markers(shape: Shape, view: HeimlichView): Marker[] {
  const all = stones(shape);
  const found: Marker[] = [];
  for (let number = 0; number < LAP; number++) {
    const here = view.agents.filter(({ score }) => score % LAP === number);
    const stone = all[number] as Box;
    const many = here.length > 3;
    const size = many ? 24 : shape === 'tall' && here.length < 3 ? 40 : 36;
    const gap = many ? 25 : here.length > 1 ? Math.min(size, (stone.width - size - 4) / (here.length - 1)) : 0;
    here.forEach(({ agent, score }, i) => {
      const [row, rows] = many ? [Math.floor(i / 3), Math.ceil(here.length / 3)] : [0, 1];
      const abreast = many ? Math.min(3, here.length - row * 3) : here.length;
      found.push({
        agent,
        size,
        lettered: !many && (shape === 'wide' || here.length < 3),
        lap: Math.floor(score / LAP),
        x: stone.x + stone.width / 2 + ((i % (many ? 3 : 7)) - (abreast - 1) / 2) * gap,
        y: stone.y + (many ? stone.height / 2 + (row - (rows - 1) / 2) * 26 : stone.height - size / 2 - 5),
      });
    });
  }
  return found;
}

// ---- Houses

export interface House {
  width: number;
  /** Windows left and right of the door, on the upper floor, in the gable: together what the house is worth. */
  ground: [number, number];
  upper: number;
  gable: number;
  chimney: number;
}

export const HOUSES: Record<string, House> = {
  H1: { width: 84, ground: [0, 0], upper: 0, gable: 1, chimney: 20 },
  H2: { width: 110, ground: [1, 1], upper: 0, gable: 0, chimney: -26 },
  H3: { width: 112, ground: [1, 1], upper: 0, gable: 1, chimney: 30 },
  H4: { width: 106, ground: [1, 1], upper: 2, gable: 0, chimney: 24 },
  H5: { width: 116, ground: [1, 1], upper: 2, gable: 1, chimney: -34 },
  H6: { width: 124, ground: [1, 1], upper: 4, gable: 0, chimney: 34 },
  H7: { width: 126, ground: [1, 1], upper: 4, gable: 1, chimney: -36 },
  H8: { width: 144, ground: [2, 2], upper: 4, gable: 0, chimney: -40 },
  H9: { width: 144, ground: [2, 2], upper: 4, gable: 1, chimney: 40 },
  H10: { width: 148, ground: [2, 2], upper: 5, gable: 1, chimney: -42 },
};

export function windows(house: House): number {
  return house.ground[0] + house.ground[1] + house.upper + house.gable;
}

// ---- Braille: dots 1-6 of each cell

const LETTERS_A_TO_J = ['1', '12', '14', '145', '15', '124', '1245', '125', '24', '245'];
const ANTOINE = ['16', '126', '146', '1456', '156', '1246', '12456', '1256', '246', '3456'];

/** A number in braille: with the number sign and the letters a to j, or in French with Antoine's digits. */
export function braille(number: number, language: Language): number[][] {
  const digits = language === 'fr' ? ANTOINE : LETTERS_A_TO_J;
  const cells = [language === 'fr' ? '6' : '3456', ...[...`${number}`].map((d) => digits[(Number(d) + 9) % 10] ?? '')];
  return cells.map((dots) => [...dots].map(Number));
}

/** Whoever wins together has a draw. */
export const drawn = (outcome: Outcome) => outcome.winners.length > 1;

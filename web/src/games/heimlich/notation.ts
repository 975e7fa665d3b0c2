// Heimlich & Co. on the page: what may be chosen, and what a click or a form writes into the draft.
import type { HeimlichView } from './view';

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

export type Phase = 'COLOURS' | 'DEAL' | 'ORDER' | 'ROLL' | 'PICK' | 'MOVE' | 'REPORT' | 'DOSSIER' | 'OVER';

// ---- The ring

export function indexOf(place: string): number {
  return (PLACES as readonly string[]).indexOf(place);
}

export function ahead(place: string, steps: number): Place {
  return PLACES[(((indexOf(place) + steps) % RING) + RING) % RING] as Place;
}

export function distance(from: string, to: string): number {
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
  | { kind: 'steps'; text: string; agent: string; steps: number; to: string }
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

/** What the marks of a player say: whom they are sure of, else the only one they think possible. Keys go by owner and
 * agent (`p2 red`). */
export function reportFrom(view: HeimlichView, marks: Record<string, string>): Report {
  const answers = reportAnswers(view);
  const marked = (mark: string, agent: string) => answers.filter((answer) => marks[`${answer} ${agent}`] === mark);
  let text = '';
  for (const agent of reportLines(view)) {
    const [sure, maybe] = [marked('sure', agent), marked('maybe', agent)];
    const answer = sure[0] ?? (maybe.length === 1 ? maybe[0] : undefined);
    const taken = Object.values(readReport(view, text)).filter((said) => said === answer).length;
    if (answer && taken < mostLines(view, answer)) text = answerLine(view, text, agent, answer).text;
  }
  return Object.fromEntries(Object.entries(readReport(view, text)).filter(([, answer]) => answer !== BLANK));
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

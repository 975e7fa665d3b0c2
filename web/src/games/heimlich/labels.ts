// What the board says of a place or an agent, and what is said when the draft changes.
import { tick } from 'svelte';

import { AGENTS, letterOf } from './art/agents';
import { announcer } from '../../shared/announcer.svelte';
import type { Draft } from '../../table/draft.svelte';
import { capital, words } from '../../shared/i18n.svelte';
import {
  ahead,
  BLANK,
  drafted,
  INDEPENDENT,
  type Place,
  PLACES,
  readSteps,
  seatOf,
  stepsLeft,
  VALUES,
} from './notation';
import type { HeimlichView, Piece } from './view';

export interface Moment {
  view: HeimlichView;
  text: string;
  /** The agent to be moved, where it can go, and where the dossier can go. */
  chosen: string | null;
  reach: Partial<Record<Place, number>>;
  open: Place[];
  goal: Place | null;
}

const TYPED = [...AGENTS, 'chapel', 'ruin', 'dossier', 'pick', 'report', INDEPENDENT];

/** A draft as somebody typed it in his language, in the words of the notation. */
export function canonical(text: string): string {
  const written = new Map(TYPED.map((word) => [words.typed(word).toLowerCase(), word]));
  return text.replace(/\p{L}+/gu, (word) => written.get(word.toLowerCase()) ?? word);
}

/** Change the draft. What a whole move would do is said by the table; until then it is said here how far it is. */
export async function write(draft: Draft | null, text: string, sentence: string): Promise<void> {
  const same = draft?.text === text;
  if (!same) await draft?.set(text);
  await tick();
  if (same || (draft?.text === text && !draft.ready)) announcer.answer(sentence);
}

/** A value with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

export function placeLabel({ view, text, chosen, reach, open, goal }: Moment, place: Place): string {
  const standing = drafted(view, readSteps(view, text));
  const here = view.agents.filter(({ agent }) => standing[agent] === place).map(({ agent }) => words.word(agent));
  const told = [words.say('village-place', { place: words.word(place), value: signed(VALUES[place]) })];
  told.push(
    here.length ? words.say('village-place-here', { agents: words.list(here) }) : words.say('village-place-nobody'),
  );
  if (view.dossier === place) told.push(words.say('village-place-dossier'));
  const old = view.dossier === place ? view.old_agents.map((agent) => words.word(agent)) : [];
  if (old.length) told.push(words.say('village-place-old', { agents: words.list(old) }));
  const steps = reach[place];
  if (chosen && steps) told.push(words.say('village-place-reach', { agent: words.word(chosen), steps }));
  const stays = view.dossier === place;
  if (goal === place) told.push(words.say(stays ? 'village-place-stay' : 'village-place-goal'));
  else if (open.includes(place)) told.push(words.say(stays ? 'village-place-may-stay' : 'village-place-open'));
  return `${capital(told.join('; '))}.`;
}

export function agentLabel({ view, text, chosen }: Moment, { agent, place, score }: Piece, names: string[]): string {
  const steps = readSteps(view, text)[agent];
  const letter = letterOf(agent, words.language);
  const told = [words.say('village-agent', { agent: words.word(agent), letter, ...words.forms({ place }), score })];
  if (chosen === agent) told.push(words.say('village-taken'));
  if (steps) told.push(words.say('village-agent-drafted', { steps, ...words.forms({ place: ahead(place, steps) }) }));
  const owner = ownerLabel(view, agent, names);
  if (owner) told.push(owner);
  return `${capital(told.join('; '))}.`;
}

export function pickLabel(number: number, picked: number | null): string {
  const pick = words.say('village-pick', { number });
  return picked === number ? `${pick}; ${words.say('village-taken')}` : pick;
}

/** Whom an agent works for, once the masks have fallen. */
export function ownerLabel(view: HeimlichView, agent: string, names: string[]): string {
  const owner = view.owners?.[agent];
  if (owner === undefined) return '';
  const seat = seatOf(owner);
  return seat === null
    ? words.say('village-agent-free')
    : words.say('village-agent-owner', { player: names[seat] ?? owner });
}

export function leftLabel(view: HeimlichView, text: string): string {
  return words.say('village-left', { left: stepsLeft(view, readSteps(view, text)) });
}

/** What is said when an agent has been given other steps. */
export function givenSentence(view: HeimlichView, text: string, agent: string): string {
  const steps = readSteps(view, text)[agent] ?? 0;
  const piece = view.agents.find((candidate) => candidate.agent === agent);
  const to = ahead(piece?.place ?? PLACES[0], steps);
  const given = words.say('village-given', { agent: capital(words.word(agent)), steps, ...words.forms({ place: to }) });
  return `${given} ${capital(leftLabel(view, text))}.`;
}

export function answerLabel(answer: string, names: string[]): string {
  if (answer === BLANK) return words.say('village-form-blank');
  if (answer === INDEPENDENT) return words.say('village-form-nobody');
  return names[seatOf(answer) ?? -1] ?? answer;
}

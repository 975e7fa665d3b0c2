// Any view as tables: a line for each field, and a table within for what is nested.
import type { View } from '../../api/types';
import { seatOf } from '../../shared/seats';

/** What a cell says: a text, or a table of its own. */
export type Cell = string | Sheet;

export interface Sheet {
  /** Empty for a table of names and values. */
  columns: string[];
  lines: { name: string; cells: Cell[] }[];
}

/** How the house says things here. */
export interface Tongue {
  names: string[];
  word: (word: string) => string;
  yes: string;
  no: string;
  nothing: string;
}

/** What the page says of every match in places of their own. */
const SAID_ELSEWHERE = ['game', 'seat', 'players', 'turn', 'waiting', 'outcome', 'options'];
/** Fields whose numbers are seats. */
const SEATS = ['seat', 'player'];

type Fields = Record<string, unknown>;

const isFields = (fact: unknown): fact is Fields => typeof fact === 'object' && fact !== null && !Array.isArray(fact);
const label = (field: string) => field.replaceAll('_', ' ');

export function sheetOf(view: View, tongue: Tongue): Sheet {
  const fields = Object.entries(view).filter(([field]) => !SAID_ELSEWHERE.includes(field));
  return named(Object.fromEntries(fields), tongue);
}

function named(fields: Fields, tongue: Tongue): Sheet {
  const lines = Object.entries(fields).map(([field, fact]) => ({
    name: tongue.names[seatOf(field)] ?? label(field),
    cells: [cell(fact, tongue, field)],
  }));
  return { columns: [], lines };
}

/** Things of one kind, a line for each, numbered as they come. */
function listed(things: Fields[], tongue: Tongue): Sheet {
  const fields = [...new Set(things.flatMap(Object.keys))];
  return {
    columns: fields.map(label),
    lines: things.map((thing, number) => ({
      name: String(number + 1),
      cells: fields.map((field) => cell(thing[field], tongue, field)),
    })),
  };
}

function cell(fact: unknown, tongue: Tongue, field: string): Cell {
  if (Array.isArray(fact) && fact.length) {
    if (fact.every(isFields)) return listed(fact, tongue);
    if (fact.some((part) => typeof part === 'object' && part !== null)) return named(numbered(fact), tongue);
    return fact.map((part) => text(part, tongue, field)).join(', ');
  }
  if (isFields(fact) && Object.keys(fact).length) return named(fact, tongue);
  return text(fact, tongue, field);
}

const numbered = (facts: unknown[]): Fields => Object.fromEntries(facts.map((fact, at) => [String(at + 1), fact]));

function text(fact: unknown, tongue: Tongue, field: string): string {
  if (typeof fact === 'boolean') return fact ? tongue.yes : tongue.no;
  if (typeof fact === 'number') return (SEATS.includes(field) && tongue.names[fact]) || String(fact);
  if (typeof fact === 'string' && fact) return tongue.names[seatOf(fact)] ?? tongue.word(fact);
  return tongue.nothing;
}

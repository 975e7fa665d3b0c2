// The analysis of a match that is over, asked for once however many show it; until it is there, how far it has come.
import { get, Refusal } from '../api/http';
import type { Analysis } from '../api/types';
import { words } from '../shared/i18n.svelte';

/** Milliseconds between two looks at how far it has come. */
const LOOK = 500;

export class Reading {
  analysis: Analysis | null = $state.raw(null);
  /** The share that is done, from 0 to 1. */
  share = $state(0);
  problem = $state('');

  constructor(
    private readonly path: string,
    private readonly key: string | null,
    language: string,
  ) {
    void this.#read(language);
  }

  async #read(language: string) {
    const looking = setInterval(() => void this.#look(), LOOK);
    try {
      this.analysis = await get<Analysis>(`${this.path}?language=${language}`, this.key);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : words.say('page-unreachable');
    } finally {
      clearInterval(looking);
    }
  }

  async #look() {
    const found = await get<{ share: number }>(`${this.path}/progress`, this.key).catch(() => null);
    if (found) this.share = Math.max(this.share, found.share);
  }
}

const all = new Map<string, Reading>();

/** One that failed is asked for anew. */
export function reading(table: string, key: string | null, language: string): Reading {
  const path = `/api/tables/${table}/analysis`;
  const wanted = `${path} ${language}`;
  const known = all.get(wanted);
  if (known && !known.problem) return known;
  const begun = new Reading(path, key, language);
  all.set(wanted, begun);
  return begun;
}

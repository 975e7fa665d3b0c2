// Numbers that this device remembers by name, the latest of them: whose card was dealt, how far somebody has seen.
import { store, stored } from './storage';

const MOST = 60;

export class Kept {
  constructor(readonly place: string) {}

  get(name: string): number | undefined {
    return this.#all().get(name);
  }

  set(name: string, number: number): void {
    const all = this.#all();
    all.delete(name); // what is written last is forgotten last
    all.set(name, number);
    store(this.place, [...all].slice(-MOST));
  }

  #all(): Map<string, number> {
    const found = stored<unknown>(this.place, []);
    return new Map((Array.isArray(found) ? found : []).filter(isEntry));
  }
}

const isEntry = (entry: unknown): entry is [string, number] => Array.isArray(entry) && entry.length === 2;

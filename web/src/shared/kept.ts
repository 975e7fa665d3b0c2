// Numbers that this device remembers by name, the latest of them: whose card was dealt, how far somebody has seen.
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
    try {
      localStorage.setItem(this.place, JSON.stringify([...all].slice(-MOST)));
    } catch {
      // where nothing may be kept, it is told once more
    }
  }

  #all(): Map<string, number> {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.place) ?? '[]');
      return new Map((Array.isArray(found) ? found : []).filter(isEntry));
    } catch {
      return new Map();
    }
  }
}

const isEntry = (entry: unknown): entry is [string, number] => Array.isArray(entry) && entry.length === 2;

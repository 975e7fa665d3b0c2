// Whether the house serves a newer page than this one, which may have been open for days.

/** The script this page began with: its name changes with every build of any part, and the front page names it. */
const mine = () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
/** Milliseconds before the house is asked again. */
const REST = 60_000;

class Freshness {
  stale = $state(false);
  #asked = performance.now();

  /** The page is looked at again. */
  seen(): void {
    if (!document.hidden && performance.now() - this.#asked > REST) void this.check();
  }

  async check(): Promise<void> {
    if (!import.meta.env.PROD) return;
    this.#asked = performance.now();
    try {
      const front = await fetch('/', { cache: 'no-store' });
      if (front.ok) this.stale = !(await front.text()).includes(mine());
    } catch {
      // It does not answer: nothing newer is known.
    }
  }
}

export const freshness = new Freshness();

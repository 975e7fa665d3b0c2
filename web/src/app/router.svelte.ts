// The addresses: the front door, a table or a lesson (whether there is such a one the house will say), the big screen of a
// table, a moment of its replay, a code to join by, the rules, and how this is accessible.
import { freshness } from '../api/freshness.svelte';
import { begin } from '../shared/focus';

/** A part of an address as it was written; where it cannot be read, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path: string = $state(location.pathname);
  /** What follows #: a place on the page, or at a table a key. */
  hash: string = $state(location.hash.slice(1));
  /** What follows ?. */
  search: string = $state(location.search);
  table: string | null = $derived(/^\/t\/([^/]+)(?:\/screen|\/replay(?:\/[^/]*)?)?\/?$/.exec(this.path)?.[1] ?? null);
  /** Whether it is the screen of a table that everybody in the room looks at. */
  screen: boolean = $derived(/^\/t\/[^/]+\/screen\/?$/.test(this.path));
  /** A moment of a match, by the number of its first move in the record; and through whose eyes. Both as they are written. */
  replay: { moment: string; eyes: string } | null = $derived.by(() => {
    const found = /^\/t\/[^/]+\/replay(?:\/([^/]*))?\/?$/.exec(this.path);
    return found ? { moment: found[1] ?? '', eyes: new URLSearchParams(this.search).get('eyes') ?? '' } : null;
  });
  /** The rules: of which game, if of one, and whether to be printed. */
  rules: { game: string | null; print: boolean } | null = $derived.by(() => {
    const found = /^\/rules(?:\/([^/]+)(\/print)?)?\/?$/.exec(this.path);
    return found ? { game: found[1] ?? null, print: !!found[2] } : null;
  });

  /** The code of a link to join by; empty where somebody only wants to type one. */
  code: string | null = $derived(
    /^\/join(?:\/([^/]*))?\/?$/
      .exec(this.path)
      ?.slice(1)
      .map((code) => decoded(code ?? ''))[0] ?? null,
  );
  lesson: string | null = $derived(/^\/learn\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  /** A link within the page, unless it is to be opened elsewhere. */
  follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  };

  go(path: string): void {
    // A page that is out of date is left by loading the one it leads to anew.
    if (freshness.stale) return location.assign(path);
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
    begin();
  }

  /** The same page has another address now, to which nobody goes back. */
  rename(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  /** Name a place on this page in its address. */
  mark(place: string): void {
    history.pushState(null, '', `#${place}`);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

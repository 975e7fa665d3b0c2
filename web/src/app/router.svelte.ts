// The addresses: the front door, a table (whether there is such a one the house will say), and how this is accessible.
import { freshness } from './freshness.svelte';
import { begin } from '../shared/focus';

class Router {
  path: string = $state(location.pathname);
  table: string | null = $derived(/^\/t\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null);

  /** The code of a link to join by; empty where somebody only wants to type one. */
  code: string | null = $derived(
    /^\/join(?:\/([^/]*))?\/?$/
      .exec(this.path)
      ?.slice(1)
      .map((code) => code ?? '')[0] ?? null,
  );

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
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
    this.path = location.pathname;
    scrollTo(0, 0);
    begin();
  }
}

export const router = new Router();

// The addresses: the front door, a table (whether there is such a one the house will say) and its big screen, and how this is
// accessible.
import { begin } from '../shared/focus';

class Router {
  path: string = $state(location.pathname);
  table: string | null = $derived(/^\/t\/([^/]+)(\/screen)?\/?$/.exec(this.path)?.[1] ?? null);
  /** Whether it is the screen of a table that everybody in the room looks at. */
  screen: boolean = $derived(/^\/t\/[^/]+\/screen\/?$/.test(this.path));

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
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
    begin();
  }
}

export const router = new Router();

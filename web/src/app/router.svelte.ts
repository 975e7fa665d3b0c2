// The addresses: the front door, a table or a lesson (whether there is such a one the house will say), and how this is
// accessible.
import { begin } from '../shared/focus';

class Router {
  path: string = $state(location.pathname);
  table: string | null = $derived(/^\/t\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null);
  lesson: string | null = $derived(/^\/learn\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null);

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

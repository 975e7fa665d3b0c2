// Two addresses: the front door, and a table; whether there is such a table the house will say.
import { begin } from '../shared/focus';

class Router {
  path: string = $state(location.pathname);
  table: string | null = $derived(/^\/t\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
    begin();
  }
}

export const router = new Router();

// Two addresses: the front door, and a table.
class Router {
  path: string = $state(location.pathname);
  table: string | null = $derived(/^\/t\/([a-z0-9]+)\/?$/.exec(this.path)?.[1] ?? null);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

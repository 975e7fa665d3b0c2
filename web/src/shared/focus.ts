// A repaint keeps the focus. When what had it is gone, something next to it gets it; where its whole section is gone,
// the place of the decision. Nobody else's turn moves it, and what is on the screen stays there.
const USABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What brings everybody to his decision, in one leap. */
export const decision = () => document.querySelector<HTMLElement>('[data-decision]');

/** To the beginning of a new page or scene. */
export function begin(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

const usable = (thing: HTMLElement) => !thing.matches(':disabled') && thing.checkVisibility();
const within = (group: Element) => [...group.querySelectorAll<HTMLElement>(USABLE)].filter(usable);

export function keepFocus(area: HTMLElement) {
  let last: HTMLElement | null = null;
  /** The groups it stood in, from the smallest to its section, and which of their things it was. */
  let groups: { group: Element; at: number }[] = [];

  function remember(event: FocusEvent): void {
    last = event.target as HTMLElement;
    groups = [];
    for (let group = last.parentElement; group && area.contains(group); group = group.parentElement) {
      groups.push({ group, at: within(group).indexOf(last) });
      if (group.matches('section, .board')) return;
    }
    groups = [];
  }

  function forget(): void {
    last = null;
  }

  function heir(): HTMLElement | null {
    for (const { group, at } of groups) {
      const left = group.isConnected ? within(group) : [];
      const next = left[Math.min(Math.max(at, 0), left.length - 1)];
      if (next) return next;
    }
    return decision();
  }

  function mend(): void {
    const has = document.activeElement;
    if (!last || (has !== document.body && has !== last) || (last.isConnected && usable(last))) return;
    heir()?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(mend);
  watcher.observe(area, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  area.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return {
    destroy() {
      watcher.disconnect();
      area.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    },
  };
}

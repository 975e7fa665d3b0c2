// One tab stop for a whole board: arrows go from place to place, Home and End to the first and the last. Places are the
// elements with `data-place`; they are found anew at each key, so that a repaint keeps the focus on the same place.
export interface RovingOptions {
  /** Which place comes next in a direction; by default the one before or after, going round. */
  next?: (place: string, direction: Direction) => string | undefined;
  /** What a letter or digit does while the board has the focus. */
  key?: (key: string, place: string) => boolean;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function rovingTabindex(board: HTMLElement | SVGElement, options: RovingOptions = {}) {
  let current = '';
  const places = () => [...board.querySelectorAll<HTMLElement | SVGElement>('[data-place]')];
  const name = (place: Element) => place.getAttribute('data-place') ?? '';

  function settle(): void {
    const all = places();
    if (!all.some((place) => name(place) === current)) current = all[0] ? name(all[0]) : '';
    for (const place of all) {
      place.setAttribute('tabindex', name(place) === current ? '0' : '-1');
      // The place with the focus is the selected one; a screen reader would say of any other that it is not.
      if (place.role === 'option') place.setAttribute('aria-selected', `${name(place) === current}`);
    }
  }

  function go(to: string | undefined): void {
    const place = places().find((candidate) => name(candidate) === to);
    if (!place) return;
    current = name(place);
    settle();
    place.focus();
  }

  function onKey(event: Event): void {
    const pressed = event as KeyboardEvent;
    if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return;
    if (pressed.shiftKey && /^\p{L}$/u.test(pressed.key)) return; // a question, whatever the letter means to the board
    const all = places();
    const at = all.findIndex((place) => name(place) === current);
    const direction = ARROWS[pressed.key];
    if (direction) {
      const step = direction === 'left' || direction === 'up' ? -1 : 1;
      const beside = all[(at + step + all.length) % all.length];
      go(options.next ? options.next(current, direction) : beside && name(beside));
    } else if (pressed.key === 'Home') go(all[0] && name(all[0]));
    else if (pressed.key === 'End') go(all.at(-1) && name(all.at(-1) as Element));
    else if (!options.key?.(pressed.key, current)) return;
    pressed.preventDefault();
  }

  function onFocus(event: Event): void {
    const place = (event.target as Element).closest('[data-place]');
    if (place && name(place) !== current) {
      current = name(place);
      settle();
    }
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(board, { childList: true, subtree: true });
  board.addEventListener('keydown', onKey);
  board.addEventListener('focusin', onFocus);
  settle();
  return {
    update(changed: RovingOptions) {
      options = changed;
      settle();
    },
    destroy() {
      watcher.disconnect();
      board.removeEventListener('keydown', onKey);
      board.removeEventListener('focusin', onFocus);
    },
  };
}

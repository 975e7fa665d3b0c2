// The window on the map: all of it, or a part of it that fingers draw along and spread, and that follows what happens.
import { HEIGHT, place, WIDTH } from './layout';

/** Screen pixels a unit of the map has, where the whole of it would be too small to read. */
const READABLE = 0.8;
const WHOLE_FROM = 0.56;
const CLOSEST = 2.4;
/** How far out it goes by itself, and how much room it leaves around what is to be seen. */
const FARTHEST = 0.6;
const MARGIN = 50;
/** From how far on a finger draws the map rather than presses it. */
const DRAWN_PX = 9;

interface Point {
  x: number;
  y: number;
}

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

export class Camera {
  /** The window, in screen pixels; its height counts only where a box is to be filled. */
  width: number = $state(1000);
  height: number = $state(0);
  #zoom: number = $state(1);
  #centre: Point = $state.raw({ x: WIDTH / 2, y: HEIGHT / 2 });
  /** Whether it goes with a finger, without a swing of its own. */
  held: boolean = $state(false);

  constructor(readonly fitted: () => boolean) {}

  /** At which the whole map fits. */
  #fit: number = $derived.by(() =>
    this.fitted() ? Math.min(this.width / WIDTH, this.height / HEIGHT) || 1 : Math.min(1, this.width / WIDTH),
  );
  #usual: number = $derived.by(() => (this.#fit >= (this.fitted() ? WHOLE_FROM : 0.7) ? this.#fit : READABLE));
  #scale: number = $derived(within(this.#fit, this.#usual * this.#zoom, CLOSEST));

  whole: boolean = $derived(this.#scale <= this.#fit * 1.001);
  /** The part that is seen, in units of the map. */
  wide: number = $derived(this.whole ? WIDTH : Math.min(WIDTH, this.width / this.#scale));
  high: number = $derived.by(() =>
    this.whole ? HEIGHT : Math.min(HEIGHT, this.fitted() ? this.height / this.#scale : this.wide * 1.02),
  );
  left: number = $derived(within(0, this.#centre.x - this.wide / 2, WIDTH - this.wide));
  top: number = $derived(within(0, this.#centre.y - this.high / 2, HEIGHT - this.high));

  /** How much of a unit a screen pixel is. */
  get unit(): number {
    return this.wide / this.width;
  }

  /** So that a place is in sight; `always` to have it in the middle. */
  look(id: string, always = false): void {
    const at = place(id);
    if (!at) return;
    const [dx, dy] = [at.x - this.left - this.wide / 2, at.y - this.top - this.high / 2];
    const near = Math.abs(dx) < this.wide * 0.36 && Math.abs(dy) < this.high * 0.32;
    if (always || !near) this.to(at);
  }

  /** So that all of these places are in sight, as far as there is room; the first of them in any case. */
  frame(ids: readonly string[]): void {
    const all = ids.map(place).filter((at) => at !== undefined);
    const [first] = all;
    if (!first) return;
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
    const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
    const [wide, high] = [this.wide, this.high];
    if (left >= this.left && right <= this.left + wide && top >= this.top && bottom <= this.top + high) return;
    const room = Math.min(wide / (right - left), high / (bottom - top));
    if (room < 1) this.#zoom = Math.max(this.#zoom * room, Math.min(this.#zoom, FARTHEST));
    const [dx, dy] = [this.wide / 2 - MARGIN, this.high / 2 - MARGIN];
    this.to({
      x: within(first.x - dx, (left + right) / 2, first.x + dx),
      y: within(first.y - dy, (top + bottom) / 2, first.y + dy),
    });
  }

  to({ x, y }: Point): void {
    this.#centre = { x, y };
  }

  /** By parts of the window. */
  pan(dx: number, dy: number): void {
    this.by((dx * this.wide) / 2, (dy * this.high) / 2);
  }

  by(dx: number, dy: number): void {
    this.to({ x: this.left + this.wide / 2 + dx, y: this.top + this.high / 2 + dy });
  }

  /** Closer, or farther away; what is under the point stays there. */
  zoom(factor: number, { x, y }: Point): void {
    const before = { x: this.left + x * this.wide, y: this.top + y * this.high };
    this.#zoom = within(this.#fit, this.#scale * factor, CLOSEST) / this.#usual;
    this.to({ x: before.x + (0.5 - x) * this.wide, y: before.y + (0.5 - y) * this.high });
  }

  /** One finger draws the map along, two spread it, a wheel does too; what was only drawn is not pressed. */
  readonly gestures = (node: SVGSVGElement) => {
    const fingers = new Map<number, Point>();
    let begun: Point = { x: 0, y: 0 };
    let drawn = false;
    const share = ({ x, y }: Point): Point => {
      const box = node.getBoundingClientRect();
      return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
    };
    const down = (event: PointerEvent) => {
      if (!fingers.size) drawn = false;
      begun = { x: event.clientX, y: event.clientY };
      fingers.set(event.pointerId, begun);
    };
    const move = (event: PointerEvent) => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      drawn ||= !!other || Math.hypot(now.x - begun.x, now.y - begun.y) > DRAWN_PX;
      if (!drawn) return;
      fingers.set(event.pointerId, now);
      this.held = true;
      if (other) {
        const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
        this.zoom(apart(now) / Math.max(1, apart(was)), share({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
      } else if (!this.whole) this.by((was.x - now.x) * this.unit, (was.y - now.y) * this.unit);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) this.held = false;
    };
    const press = (event: MouseEvent) => {
      if (drawn) event.stopImmediatePropagation();
      drawn = false;
    };
    const wheel = (event: WheelEvent) => {
      if (!this.fitted()) return; // there it scrolls the page
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), share({ x: event.clientX, y: event.clientY }));
    };
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    node.addEventListener('click', press, { capture: true });
    node.addEventListener('wheel', wheel, { passive: false });
    return {
      destroy() {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
      },
    };
  };
}

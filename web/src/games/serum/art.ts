// The six colours of Agents Secrets: each with the ink that is legible on it. Hat, pattern and letter say the same again.
import type { Colour } from './notation';

export const FILL: Record<Colour, string> = {
  red: 'var(--agent-red)',
  yellow: 'var(--agent-yellow)',
  green: 'var(--agent-green)',
  black: '#17171c',
  lilac: '#b98fe8',
  blue: 'var(--agent-blue)',
};

const LIGHT = '#fdf6e6';
const DARK = '#1b1b1f';
export const INK: Record<Colour, string> = {
  red: LIGHT,
  yellow: DARK,
  green: LIGHT,
  black: LIGHT,
  lilac: DARK,
  blue: DARK,
};

/** Hats, drawn over a head at (0, -22). */
export const HAT: Record<Colour, string> = {
  red: 'M-10-24.5Q0-21.5 10-24.5L5.8-26.2 4.8-33Q0-30.6-4.8-33L-5.8-26.2Z',
  yellow: 'M-8.5-24.6H8.5V-26.6H5.8Q5.8-33.4 0-33.4T-5.8-26.6H-8.5Z',
  green: 'M-8.5-24.6H8.5V-26.6H5.2V-34.4H-5.2V-26.6H-8.5Z',
  black: 'M-12-23.6Q0-29 12-23.6 6.4-27.4 5-28.4 4.2-32.6 0-32.6T-5-28.4Q-6.4-27.4-12-23.6Z',
  lilac: 'M-5.5-25Q-11.5-26.5-9-30-5-33.4 2-32.4L3-34.6 4.2-34 3.8-31.8Q10-29.6 5.5-25Z',
  blue: 'M-6-25Q-8-32.6 1-32.6 7-32.4 6.4-27L12-24.4Q8.6-22.8 4.6-25Z',
};

// What the persons of the house wear below the head.
import { dot, dots, type Part } from './shapes';

const SUIT = 'M7 97C8 84 21 78 36 73L48 86L60 73C75 78 88 84 89 97Z';
const ROUND = 'M14 97C15 86 26 79 40 75Q48 88 56 75C70 79 81 86 82 97Z';
const ROLL = 'M10 97C11 86 22 80 35 77L36 66Q48 73 60 66L61 77C74 80 85 86 86 97Z';

export const COATS = {
  suit: {
    front: [
      ['paper', 'M38 72L48 87L58 72L54 69H42Z'],
      ['ink', SUIT],
      ['flat', 'M46 76H50L52 92L48 97L44 92Z'],
      ['light', 'M36 73L33 82L39 84L48 97'],
    ],
  },
  bow: {
    front: [
      ['paper', 'M38 72L48 88L58 72L54 69H42Z'],
      ['ink', SUIT],
      ['paper', 'M48 75L35 68V82ZM48 75L61 68V82Z'],
      ['line', 'M48 75L35 68V82ZM48 75L61 68V82Z'],
    ],
  },
  trench: {
    front: [
      ['ink', 'M4 97C7 84 16 78 26 75L22 56L38 66L48 84L58 66L74 56L70 75C80 78 89 84 92 97Z'],
      ['light', 'M26 75L37 88L48 84L59 88L70 75'],
    ],
  },
  dress: { front: [['ink', ROUND]] },
  pearls: {
    front: [
      ['ink', ROUND],
      ['paper', dots([36, 76, 2.6], [40, 80, 2.6], [45, 83, 2.6], [51, 83, 2.6], [56, 80, 2.6], [60, 76, 2.6])],
    ],
  },
  roll: {
    front: [
      ['ink', ROLL],
      ['light', 'M37 71Q48 78 59 71'],
    ],
  },
  ruff: {
    front: [
      ['ink', ROLL],
      ['paper', 'M34 66L38 69L42 67L46 71L50 71L54 67L58 69L62 66L61 75Q48 82 35 75Z'],
      ['lamp', dot(48, 85, 3.2)],
    ],
  },
  uniform: {
    front: [
      ['ink', 'M4 97C4 84 12 78 36 72L38 66Q48 73 58 66L60 72C84 78 92 84 92 97Z'],
      ['lamp', 'M10 80L26 74L28 79L9 86ZM86 80L70 74L68 79L87 86Z'],
      ['light', 'M48 74V97'],
      ['lamp', dots([43, 83, 1.8], [43, 91, 1.8], [53, 83, 1.8], [53, 91, 1.8])],
    ],
  },
  cape: {
    back: [['ink', 'M2 97L12 66Q14 56 30 56L48 70L66 56Q82 56 84 66L94 97Z']],
    front: [
      ['paper', 'M38 72L48 90L58 72L54 69H42Z'],
      ['ink', 'M6 97L20 66L36 74L48 90L60 74L76 66L90 97Z'],
      ['lamp', dot(48, 88, 3)],
    ],
  },
  bib: {
    back: [['paper', 'M34 70L10 60L18 78ZM62 70L86 60L78 78Z']],
    front: [
      ['ink', SUIT],
      ['paper', 'M30 69Q48 78 66 69L72 97H24Z'],
      ['line', 'M40 80L36 97M56 80L60 97'],
    ],
  },
  scarf: {
    front: [
      ['ink', SUIT],
      ['paper', 'M34 67Q48 76 62 67L71 61L74 71L85 62L95 70L90 76L85 72L73 82L68 73L62 79Q48 84 34 78Z'],
      ['line', 'M40 75L43 80M52 77L54 81'],
    ],
  },
  robe: {
    front: [
      ['ink', SUIT],
      ['paper', 'M36 73L48 86L60 73L66 75L52 97H44L30 75Z'],
      ['line', 'M34 79L46 94M62 79L50 94'],
    ],
  },
  lame: {
    front: [
      ['ink', ROLL],
      ['paper', 'M38 74L66 97H14C15 88 22 82 36 78Z'],
      ['line', 'M38 76L62 97M30 84L40 97'],
    ],
  },
} as const satisfies Record<string, Part>;

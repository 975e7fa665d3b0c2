// The two dozen faces of the house, put together from heads, tops (hats and hair), coats and marks. The figure stands in a
// square of 96 units; light comes from the left. Ids are those of the server (language/persons.py).

/** How a shape is printed: in ink with a lit edge, in a flat ink, or as a line. */
export type Print = 'ink' | 'flat' | 'night' | 'paper' | 'skin' | 'lamp' | 'line' | 'light' | 'hair';
export type Shape = readonly [Print, string];

export interface Part {
  /** What stands behind the head. */
  back?: readonly Shape[];
  front?: readonly Shape[];
}

export interface Face {
  head: keyof typeof HEADS;
  /** How dark the skin is printed, 0 to 2; 3 is a face wholly in the shadow. */
  tone: 0 | 1 | 2 | 3;
  coat: keyof typeof COATS;
  top: keyof typeof TOPS;
  marks: readonly (keyof typeof MARKS)[];
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const dots = (...all: [number, number, number][]): string => all.map((one) => dot(...one)).join('');

export const HEADS = {
  oval: 'M33 44C33 34 39 27 48 27S63 34 63 44C63 56 56 67 48 67S33 56 33 44Z',
  round: 'M30 46C30 34 38 27 48 27S66 34 66 46C66 60 58 68 48 68S30 60 30 46Z',
  square: 'M33 40C33 31 39 27 48 27S63 31 63 40V55C63 62 56 67 48 67S33 62 33 55Z',
  long: 'M35 40C35 29 40 22 48 22S61 29 61 40C61 58 55 71 48 71S35 58 35 40Z',
  moon: 'M26 46C26 32 35 22 48 22S70 32 70 46C70 63 60 71 48 71S26 63 26 46Z',
} as const;

/** What of a head lies in the shadow, cut to its outline: the nose gives it a profile. */
export const SHADE = 'M50 15L49 40L54.5 52L49.5 54.5L51.5 58L49.5 60L51.5 64L49 80H80V15Z';

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

const LOOK = 'M36.5 45.5Q41 41.5 45.5 45.5Q41 48 36.5 45.5Z';
const GLINT = 'M52.5 45.5Q56 42.5 59.5 45.5Q56 47.5 52.5 45.5Z';

export const MARKS = {
  eyes: {
    front: [
      ['flat', LOOK],
      ['paper', GLINT],
    ],
  },
  brows: {
    front: [
      ['line', 'M36 40.5Q41 38 46 41'],
      ['light', 'M52 41Q56 38.5 60 40.5'],
    ],
  },
  frown: { front: [['hair', 'M35 38L46 42L45.5 44.5L35 41.5ZM61 38L51 42L51.5 44.5L61 41.5Z']] },
  asleep: {
    front: [
      ['line', 'M36 45Q41 49 46 45'],
      ['light', 'M52 45Q56 49 60 45'],
    ],
  },
  wink: {
    front: [
      ['flat', LOOK],
      ['light', 'M52 44.5Q56 48 60 45'],
    ],
  },
  mouth: { front: [['line', 'M42.5 60Q47 61.5 52.5 59.5']] },
  grin: {
    front: [
      ['flat', 'M40 57.5Q48 61 56 57.5Q54 65 48 65T40 57.5Z'],
      ['paper', 'M43 60Q48 62 53 60L52 61.7Q48 63 44 61.7Z'],
    ],
  },
  lips: { front: [['flat', 'M42.5 59.5Q45.5 56.8 48 58.3Q50.5 56.8 53.5 59.5Q48 64.5 42.5 59.5Z']] },
  palelips: { front: [['paper', 'M42.5 59Q45.5 56.3 48 57.8Q50.5 56.3 53.5 59Q48 64 42.5 59Z']] },
  rounds: {
    front: [
      ['paper', dot(40.5, 46, 7)],
      ['lamp', dot(56.5, 46, 7)],
      ['line', dots([40.5, 46, 7], [56.5, 46, 7]) + 'M47 45Q48.5 43.5 50 45'],
      ['flat', dot(41.5, 46, 2.4)],
    ],
  },
  cats: {
    front: [
      ['paper', 'M31 40L46 43Q46 51 40 51Q34 50 31 40Z'],
      ['lamp', 'M65 40L50 43Q50 51 56 51Q62 50 65 40Z'],
      ['line', 'M31 40L46 43Q46 51 40 51Q34 50 31 40ZM65 40L50 43Q50 51 56 51Q62 50 65 40ZM46 44Q48 43 50 44'],
      ['flat', dot(41, 46, 2.2)],
    ],
  },
  darks: {
    front: [
      ['flat', 'M32 41H47L46 48Q45 53 39 53T33 47ZM49 41H64L63 47Q63 53 57 53T50 48Z'],
      ['light', 'M36 44L40 49M53 44L57 49'],
    ],
  },
  moons: {
    front: [
      ['flat', LOOK],
      ['paper', GLINT],
      ['paper', 'M34 49H47Q46 56 40.5 56T34 49ZM50 49H63Q62 56 56.5 56T50 49Z'],
      ['line', 'M34 49H47Q46 56 40.5 56T34 49ZM50 49H63Q62 56 56.5 56T50 49Z'],
      ['light', 'M63 50Q69 60 61 73'],
    ],
  },
  pincenez: {
    front: [
      ['paper', dots([43, 48, 5], [54, 48, 5])],
      ['line', dots([43, 48, 5], [54, 48, 5])],
      ['flat', dots([43.5, 48, 1.8], [54, 48, 1.8])],
      ['light', 'M59 49Q66 58 64 72'],
    ],
  },
  monocle: {
    front: [
      ['flat', LOOK],
      ['lamp', dot(56, 46, 6.5)],
      ['light', dot(56, 46, 6.5) + 'M58 52Q60 66 66 78'],
    ],
  },
  domino: {
    front: [
      ['flat', 'M30 41Q40 36 48 41Q56 36 66 41Q67 53 57 53Q51 53 48 48Q45 53 39 53Q29 53 30 41Z'],
      ['paper', 'M36 45.5Q40 41.5 45 45.5Q40 49 36 45.5ZM51 45.5Q56 41.5 60 45.5Q56 49 51 45.5Z'],
      ['flat', dots([41, 45.4, 1.7], [55.5, 45.4, 1.7])],
    ],
  },
  brush: { front: [['hair', 'M38 55.5Q48 51 58 55.5L59 60Q48 56.5 37 60Z']] },
  curl: {
    front: [
      [
        'hair',
        'M48 56Q42 52.5 36 57Q31 59 29.5 55Q29 51.5 32 51Q26 48 24 54Q24 62 33 62.5Q42 63 48 59.5Q54 63 63 62.5Q72 62 72 54Q70 48 64 51Q67 51.5 66.5 55Q65 59 60 57Q54 52.5 48 56Z',
      ],
      ['hair', 'M46 65H50L48 73Z'],
    ],
  },
  handlebar: {
    front: [
      [
        'hair',
        'M48 55Q38 52 31 59Q27 62 22 57Q24 70 38 66Q45 64 48 59.5Q51 64 58 66Q72 70 74 57Q69 62 65 59Q58 52 48 55Z',
      ],
    ],
  },
  whiskers: {
    front: [
      ['hair', 'M33 47Q30 66 36 79Q48 88 60 79Q66 66 63 47Q60 55 54 55Q48 52 42 55Q36 55 33 47Z'],
      ['light', 'M43 60Q48 62.5 53 60'],
    ],
  },
  spade: {
    front: [
      ['hair', 'M33 47L30 74Q30 80 36 80H60Q66 80 66 74L63 47Q60 56 54 55Q48 52 42 55Q36 56 33 47Z'],
      ['light', 'M43 61H53'],
    ],
  },
  snow: {
    front: [
      ['paper', 'M32 48Q28 68 38 80Q48 90 58 80Q68 68 64 48Q58 57 54 56Q48 53 42 56Q38 57 32 48Z'],
      [
        'line',
        'M32 48Q28 68 38 80Q48 90 58 80Q68 68 64 48Q58 57 54 56Q48 53 42 56Q38 57 32 48ZM43 61Q48 64 53 61M42 70Q44 76 48 79M54 70Q53 75 51 77',
      ],
    ],
  },
  pipe: {
    front: [
      ['ink', 'M46 62L30 67L30 61L18 60L18 70Q18 76 24 76Q29 76 30 71L46 65Z'],
      ['light', 'M23 56Q19 51 23 46Q27 41 22 36'],
    ],
  },
  hoops: { front: [['light', dots([29, 63, 5.5], [67, 63, 5.5])]] },
  drops: { front: [['paper', 'M30 54L33 63L30 66L27 63ZM66 54L69 63L66 66L63 63Z']] },
  ears: {
    back: [
      ['skin', dots([31, 48, 6.5], [65, 48, 6.5])],
      ['line', 'M31 45Q28 47 30 51M65 45Q68 47 66 51'],
    ],
  },
  veil: { front: [['light', 'M33 50L63 33M33 56L64 39M36 61L64 45M40 65L63 52M36 39L58 64M33 44L52 66M44 36L62 57']] },
  newspaper: {
    front: [
      ['paper', 'M8 43L48 47L88 43V97H8Z'],
      [
        'line',
        'M8 43L48 47L88 43V97H8ZM48 47V97M14 69L42 71M54 71L82 69M14 76L42 78M54 78L82 76M14 83L42 85M54 85L82 83M14 90L42 92M54 92L82 90',
      ],
      ['flat', dots([38, 57, 6], [58, 57, 6])],
      ['paper', dots([36.5, 56, 2.2], [56.5, 56, 2.2])],
      [
        'flat',
        'M2 70Q12 66 15 72Q16 76 12 77Q15 80 12 83Q14 87 10 88L2 92ZM94 70Q84 66 81 72Q80 76 84 77Q81 80 84 83Q82 87 86 88L94 92Z',
      ],
    ],
  },
} as const satisfies Record<string, Part>;

const BOWLER = 'M27 32C27 13 36 7 48 7S69 13 69 32Z';

export const TOPS = {
  flyer: {
    front: [
      ['ink', 'M29 60C22 42 26 16 48 16S74 42 67 60L63 66C65 48 62 37 48 37S31 48 33 66Z'],
      ['lamp', dots([40, 30, 7.5], [56, 30, 7.5])],
      ['line', dots([40, 30, 7.5], [56, 30, 7.5])],
      ['light', 'M48 16V22M32 29L27 32M64 29L69 32M37 28L40 25M53 28L56 25'],
    ],
  },
  turban: {
    back: [['ink', 'M47 24C41 10 52-2 68-4C70 8 62 16 53 24Z']],
    front: [
      ['light', 'M50 20Q54 8 66-1'],
      ['ink', 'M29 39C20 20 34 13 48 17C62 13 76 20 67 39Q58 29 48 31Q38 29 29 39Z'],
      ['light', 'M30 31Q40 17 54 18M36 30Q50 21 66 27'],
      ['lamp', dot(48, 24, 4.2)],
    ],
  },
  hive: {
    front: [
      ['ink', 'M29 56C20 38 27 10 48 10S76 38 67 56C66 42 60 33 48 33S30 42 29 56Z'],
      ['light', 'M30 33Q46 22 67 33M33 23Q48 13 63 23'],
      ['paper', 'M48 11L34 3V19ZM48 11L62 3V19Z'],
      ['line', 'M48 11L34 3V19ZM48 11L62 3V19Z'],
    ],
  },
  bald: { front: [['line', 'M36 31Q47 15 62 27M34 36Q47 19 65 33']] },
  floppy: {
    front: [
      ['ink', 'M1 50C4 32 26 25 33 24C32 9 64 9 63 24C70 25 92 32 95 50C84 38 66 35 48 35S12 38 1 50Z'],
      ['lamp', 'M33 21Q48 16 63 21V27Q48 21 33 27Z'],
    ],
  },
  nightcap: {
    front: [
      ['ink', 'M29 35C30 14 46 4 60 8C76 13 84 30 85 46L80 48C76 36 70 30 66 34Z'],
      ['light', 'M36 22L62 27M44 14L68 22'],
      ['paper', 'M27 36Q48 25 69 36L68 42Q48 32 28 42Z'],
      ['paper', dot(83, 51, 6.5)],
      ['line', 'M27 36Q48 25 69 36L68 42Q48 32 28 42Z' + dot(83, 51, 6.5)],
    ],
  },
  fedora: {
    front: [
      ['ink', 'M27 31C28 17 32 8 38 7Q44 6 48 11Q52 6 58 7C64 8 68 17 69 31Z'],
      ['lamp', 'M28 25Q48 19 68 25L69 31Q48 25 27 31Z'],
      ['ink', 'M9 34C22 25 74 24 88 30Q90 34 80 37Q50 29 20 40Q8 41 9 34Z'],
    ],
  },
  pencils: {
    back: [
      ['ink', dot(48, 15, 11)],
      ['paper', 'M27 1L66 27L64 30L25 4ZM69 1L30 27L32 30L71 4Z'],
      ['line', 'M27 1L66 27L64 30L25 4ZM69 1L30 27L32 30L71 4Z'],
      ['ink', dot(48, 17, 9)],
    ],
    front: [['ink', 'M31 52C27 34 34 24 48 24S69 34 65 52C64 42 61 36 55 33Q45 39 35 38Q32 43 31 52Z']],
  },
  flatcap: {
    front: [
      ['ink', 'M20 30C19 15 36 8 52 10C70 11 80 21 75 34Q60 27 40 30L14 38Q7 36 11 31Q14 28 20 30Z'],
      ['light', 'M30 29Q52 20 73 28'],
    ],
  },
  nemes: {
    back: [['ink', 'M48 16C30 16 24 32 22 48L13 76H83L74 48C72 32 66 16 48 16Z']],
    front: [
      ['light', 'M24 52L32 54M22 60L33 62M19 68L34 70M72 52L64 54M74 60L63 62M77 68L62 70'],
      ['ink', 'M31 43V33Q48 20 65 33V43Q48 37 31 43Z'],
    ],
  },
  officer: {
    front: [
      ['ink', 'M25 30C12 22 14 10 24 9Q48 2 72 9C82 10 84 22 71 30Z'],
      ['lamp', 'M26 27H70V33H26Z'],
      ['flat', 'M26 33Q48 28 70 33Q68 43 48 40Q28 43 26 33Z'],
      ['light', 'M29 37Q48 33 67 37'],
      ['lamp', dot(48, 17, 4.5)],
    ],
  },
  flames: {
    front: [
      [
        'ink',
        'M30 56C19 50 19 42 25 38C15 35 13 25 18 16C21 22 25 24 28 22C25 13 30 5 38 0C37 8 40 12 44 9C43 2 50-4 58-5C53 3 56 9 59 10C63 9 66 6 66 0C75 8 74 17 69 23C74 23 78 19 79 13C86 25 82 35 73 38C78 43 76 51 66 56C65 42 58 34 48 37C40 34 31 42 30 56Z',
      ],
      ['light', 'M36 28Q38 16 45 14M52 28Q56 18 62 18M28 32Q26 27 24 26'],
    ],
  },
  kerchief: {
    back: [['ink', 'M48 12C28 12 21 28 23 46C25 60 32 69 44 76H52C64 69 71 60 73 46C75 28 68 12 48 12Z']],
    front: [
      ['ink', 'M30 46C30 34 37 27 48 27S66 34 66 46Q59 32 48 32T30 46Z'],
      [
        'paper',
        dots([30, 28, 2.2], [38, 19, 2.2], [48, 22, 2.2], [58, 18, 2.2], [66, 28, 2.2], [28, 40, 2.2], [69, 41, 2.2]),
      ],
      ['ink', 'M48 72L33 83L44 92L48 80L52 92L63 83Z'],
    ],
  },
  bowler: {
    front: [
      ['ink', BOWLER],
      ['lamp', 'M27 25Q48 20 69 25V31Q48 26 27 31Z'],
      ['ink', 'M14 30Q12 37 24 37Q48 30 72 37Q84 37 82 30Q74 34 68 31Q48 26 28 31Q22 34 14 30Z'],
    ],
  },
  rabbit: {
    front: [
      ['paper', 'M46 23C33 22 24 10 29 0C40 3 47 12 48 19C49 12 56 3 67 0C72 10 63 22 50 23Z'],
      ['line', 'M46 23C33 22 24 10 29 0C40 3 47 12 48 19C49 12 56 3 67 0C72 10 63 22 50 23Z'],
      ['paper', 'M29 46C26 27 35 20 48 20S70 27 67 46Q58 31 48 32T29 46Z'],
      ['line', 'M29 46C26 27 35 20 48 20S70 27 67 46Q58 31 48 32T29 46Z'],
      ['flat', dots([35, 31, 2], [42, 25, 2], [54, 25, 2], [61, 31, 2], [48, 28, 2], [37, 9, 2], [59, 9, 2])],
      ['hair', 'M44 33Q43 42 51 39Q54 37 51 34Q58 40 50 44Q38 45 39 33Z'],
    ],
  },
  helmet: {
    front: [
      ['ink', 'M25 34C25 16 36 10 44 9V6H52V9C60 10 71 16 71 34Z'],
      ['ink', 'M16 33H80Q82 40 74 40H22Q14 40 16 33Z'],
      ['paper', dot(48, 24, 7)],
      ['line', dot(48, 24, 7)],
      ['lamp', dot(48, 24, 3.5)],
    ],
  },
  chignon: {
    back: [
      ['ink', dot(71, 52, 12)],
      ['light', 'M66 46Q74 46 76 54M66 54Q70 58 74 60'],
    ],
    front: [
      ['ink', 'M30 52C24 33 34 22 48 22S72 33 66 52C66 42 62 36 56 33C47 31 38 34 35 39Q32 44 30 52Z'],
      ['light', 'M42 25Q34 30 33 38'],
    ],
  },
  tufts: {
    back: [
      [
        'ink',
        'M37 32L18 18L24 32L10 31L20 41L9 48L22 50L18 60L36 54ZM59 32L78 18L72 32L86 31L76 41L87 48L74 50L78 60L60 54Z',
      ],
    ],
  },
  topper: {
    front: [
      ['ink', 'M31 31L27 1Q48-4 69 1L65 31Z'],
      ['lamp', 'M30 22Q48 18 66 22L65 29Q48 24 31 29Z'],
      ['ink', 'M13 30Q13 37 22 37Q48 30 74 37Q83 37 83 30Q74 33 65 30Q48 25 31 30Q22 33 13 30Z'],
    ],
  },
  slouch: {
    front: [
      [
        'ink',
        'M2 54C0 42 18 26 32 21C36 5 66 0 72 15C80 14 91 10 96 14C95 27 78 33 62 37C40 42 22 51 10 57Q4 59 2 54Z',
      ],
      ['lamp', 'M32 20Q52 17 72 13L74 19Q54 24 31 27Z'],
    ],
  },
  perm: {
    back: [
      [
        'ink',
        dots(
          [26, 46, 10],
          [22, 33, 11],
          [31, 20, 12],
          [48, 14, 13],
          [65, 20, 12],
          [74, 33, 11],
          [70, 46, 10],
          [31, 58, 8],
          [65, 58, 8],
        ),
      ],
    ],
    front: [
      ['ink', dots([37, 30, 6.5], [48, 27, 7], [59, 30, 6.5])],
      ['light', 'M24 29Q28 24 32 28M42 13Q48 8 52 14M62 21Q68 18 71 24M22 45Q26 41 30 45'],
    ],
  },
  ponytail: {
    back: [
      ['ink', 'M52 24C60 4 90 4 93 26C95 44 85 54 89 68C76 64 70 52 75 40C78 32 70 26 58 32Z'],
      ['light', 'M68 15Q84 16 84 32Q83 44 80 50'],
    ],
    front: [
      ['ink', 'M31 48C26 32 34 22 48 22S70 32 65 48C63 38 56 33 48 33S33 38 31 48Z'],
      ['paper', dot(61, 23, 4)],
    ],
  },
  beanie: {
    front: [
      ['ink', 'M30 36C28 16 38 8 48 8S68 16 66 36Z'],
      ['ink', 'M25 31Q48 24 71 31V42Q48 35 25 42Z'],
      ['light', 'M32 31V37M40 29.500V36M48 29V35.500M56 29.500V36M64 31V37'],
    ],
  },
  kepi: {
    front: [
      ['ink', 'M30 32L33 7Q48 3 63 7L66 32Z'],
      ['lamp', 'M31 26Q48 21 65 26L66 31Q48 26 30 31Z'],
      ['flat', 'M26 34Q48 27 70 34Q74 40 70 42Q48 34 26 42Q22 40 26 34Z'],
      ['light', 'M28 37Q48 31 68 37'],
      ['paper', 'M42 10H54V18H42Z'],
      ['line', 'M42 10L48 15L54 10'],
    ],
  },
  none: {},
} as const satisfies Record<string, Part>;

export const FACES: Readonly<Record<string, Face>> = {
  zigzag: {
    head: 'oval',
    tone: 1,
    coat: 'scarf',
    top: 'flyer',
    marks: ['eyes', 'brows', 'grin'],
  },
  roulette: {
    head: 'oval',
    tone: 2,
    coat: 'pearls',
    top: 'turban',
    marks: ['eyes', 'brows', 'lips', 'drops'],
  },
  bonbon: {
    head: 'round',
    tone: 0,
    coat: 'pearls',
    top: 'hive',
    marks: ['eyes', 'brows', 'lips'],
  },
  buffet: {
    head: 'moon',
    tone: 0,
    coat: 'bib',
    top: 'bald',
    marks: ['eyes', 'brows', 'curl'],
  },
  siesta: {
    head: 'oval',
    tone: 1,
    coat: 'dress',
    top: 'floppy',
    marks: ['asleep', 'lips'],
  },
  sofa: {
    head: 'round',
    tone: 0,
    coat: 'robe',
    top: 'nightcap',
    marks: ['asleep', 'snow'],
  },
  trenchcoat: {
    head: 'square',
    tone: 0,
    coat: 'trench',
    top: 'fedora',
    marks: ['eyes', 'mouth'],
  },
  agenda: {
    head: 'oval',
    tone: 0,
    coat: 'suit',
    top: 'pencils',
    marks: ['cats', 'lips'],
  },
  passepartout: {
    head: 'square',
    tone: 2,
    coat: 'suit',
    top: 'flatcap',
    marks: ['ears', 'eyes', 'grin'],
  },
  sphinx: {
    head: 'oval',
    tone: 2,
    coat: 'ruff',
    top: 'nemes',
    marks: ['rounds', 'lips'],
  },
  monocle: {
    head: 'square',
    tone: 0,
    coat: 'uniform',
    top: 'officer',
    marks: ['monocle', 'brush'],
  },
  vesuvio: {
    head: 'oval',
    tone: 1,
    coat: 'dress',
    top: 'flames',
    marks: ['eyes', 'frown', 'lips', 'hoops'],
  },
  beige: {
    head: 'oval',
    tone: 0,
    coat: 'dress',
    top: 'kerchief',
    marks: ['darks', 'lips'],
  },
  incognito: {
    head: 'oval',
    tone: 0,
    coat: 'suit',
    top: 'bowler',
    marks: ['newspaper'],
  },
  sabot: {
    head: 'oval',
    tone: 0,
    coat: 'roll',
    top: 'rabbit',
    marks: ['wink', 'brows', 'lips'],
  },
  dynamite: {
    head: 'square',
    tone: 0,
    coat: 'roll',
    top: 'helmet',
    marks: ['eyes', 'spade'],
  },
  fichier: {
    head: 'oval',
    tone: 0,
    coat: 'ruff',
    top: 'chignon',
    marks: ['moons', 'mouth'],
  },
  index: {
    head: 'long',
    tone: 1,
    coat: 'bow',
    top: 'tufts',
    marks: ['rounds', 'mouth'],
  },
  bluff: {
    head: 'long',
    tone: 0,
    coat: 'cape',
    top: 'topper',
    marks: ['eyes', 'brows', 'curl'],
  },
  silhouette: {
    head: 'oval',
    tone: 3,
    coat: 'dress',
    top: 'slouch',
    marks: ['palelips', 'drops'],
  },
  centime: {
    head: 'round',
    tone: 2,
    coat: 'dress',
    top: 'perm',
    marks: ['pincenez', 'lips'],
  },
  touche: {
    head: 'oval',
    tone: 1,
    coat: 'lame',
    top: 'ponytail',
    marks: ['domino', 'lips'],
  },
  contraband: {
    head: 'square',
    tone: 1,
    coat: 'roll',
    top: 'beanie',
    marks: ['eyes', 'whiskers', 'pipe'],
  },
  telegram: {
    head: 'square',
    tone: 0,
    coat: 'uniform',
    top: 'kepi',
    marks: ['eyes', 'handlebar'],
  },
};

/** Somebody of whom nothing is known but that they are there. */
export const NOBODY: Face = { head: 'oval', tone: 3, coat: 'suit', top: 'none', marks: [] };

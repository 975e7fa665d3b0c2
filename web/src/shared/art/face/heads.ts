// The outlines of heads, and the shadow on them.

export const HEADS = {
  oval: 'M33 44C33 34 39 27 48 27S63 34 63 44C63 56 56 67 48 67S33 56 33 44Z',
  round: 'M30 46C30 34 38 27 48 27S66 34 66 46C66 60 58 68 48 68S30 60 30 46Z',
  square: 'M33 40C33 31 39 27 48 27S63 31 63 40V55C63 62 56 67 48 67S33 62 33 55Z',
  long: 'M35 40C35 29 40 22 48 22S61 29 61 40C61 58 55 71 48 71S35 58 35 40Z',
  moon: 'M26 46C26 32 35 22 48 22S70 32 70 46C70 63 60 71 48 71S26 63 26 46Z',
} as const;

/** What of a head lies in the shadow, cut to its outline: the nose gives it a profile. */
export const SHADE = 'M50 15L49 40L54.5 52L49.5 54.5L51.5 58L49.5 60L51.5 64L49 80H80V15Z';

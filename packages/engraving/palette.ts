/** All colours of a plate, in hex, so that pictures do not depend on a page's CSS. */
export interface Palette {
  name: 'night' | 'day'
  /** The sky's gradient from its middle to its corners. */
  sky: readonly [centre: string, middle: string, edge: string]
  /** The margin of the plate, outside the sky. */
  margin: string
  /** Frame, ecliptic and glyph. */
  brass: string
  /** Lit edges of the brass. */
  brassBright: string
  /** Graticule and the figures of neighbours. */
  brassFaint: string
  /** The lines of the sign's own figure. */
  figure: string
  milkyWay: string
  /** Opacity of the light around bright stars; 0 in ink. */
  glow: number
  /** B-V below -0.05, to 0.3, to 0.75, to 1.25, and redder. */
  starTints: readonly [string, string, string, string, string]
  moonLit: string
  moonDark: string
  moonSeas: string
}

/** Indigo to aubergine, brass and cream: the default, framed so that it suits light and dark pages. */
export const night: Palette = {
  name: 'night',
  sky: ['#232457', '#1a1743', '#1b0c28'],
  margin: '#130a20',
  brass: '#c9a35c',
  brassBright: '#f0d79b',
  brassFaint: '#8d7a63',
  figure: '#d9c28f',
  milkyWay: '#b9b4e6',
  glow: 0.4,
  starTints: ['#d5e3ff', '#f1f3ff', '#fff6e0', '#ffe3ae', '#ffc487'],
  moonLit: '#fbf1d6',
  moonDark: '#2c2753',
  moonSeas: '#b7a37c',
}

/** Almanac paper and ink. */
export const day: Palette = {
  name: 'day',
  sky: ['#fbf5e4', '#f6ecd3', '#ecdcb8'],
  margin: '#f8f0dc',
  brass: '#8a6420',
  brassBright: '#6b4a12',
  brassFaint: '#a98f5c',
  figure: '#6f5a8a',
  milkyWay: '#8d86b8',
  glow: 0.1,
  starTints: ['#1f2f7a', '#23234f', '#2b2138', '#5c3512', '#8a3414'],
  moonLit: '#fffaf0',
  moonDark: '#4a436e',
  moonSeas: '#c9b184',
}

import type { Graha } from '../positions/grahas.ts'
import type { SignKey } from '../positions/zodiac.ts'

interface Happening {
  /** To the second; that of a station is exact to minutes only, since the planet hardly moves. */
  at: Temporal.Instant
}

/** A graha crosses from one sign into the next, or back into the one before. */
export interface Ingress extends Happening {
  kind: 'ingress'
  graha: Graha
  fromSign: SignKey
  toSign: SignKey
}

/** A planet turns retrograde or direct. */
export interface Station extends Happening {
  kind: 'station'
  graha: Graha
  turns: 'retrograde' | 'direct'
  sign: SignKey
}

/** The Moon reaches a quarter; `sign` is the Moon's. */
export interface MoonQuarter extends Happening {
  kind: 'moon-phase'
  phase: 'new' | 'first-quarter' | 'full' | 'last-quarter'
  sign: SignKey
}

/** Two grahas other than the Moon meet in longitude, in the order of `grahas`. */
export interface Conjunction extends Happening {
  kind: 'conjunction'
  grahas: readonly [Graha, Graha]
  sign: SignKey
}

/** A planet comes too close to the Sun to be seen (asta), or out of its rays (udaya). */
export interface Combustion extends Happening {
  kind: 'combustion'
  graha: Graha
  change: 'begins' | 'ends'
  sign: SignKey
}

/** The greatest moment of an eclipse somewhere on Earth; `sign` is the Moon's. */
export interface Eclipse extends Happening {
  kind: 'eclipse'
  eclipsed: 'Sun' | 'Moon'
  extent: 'penumbral' | 'partial' | 'annular' | 'total'
  sign: SignKey
}

export type Transit = Ingress | Station | MoonQuarter | Conjunction | Combustion | Eclipse

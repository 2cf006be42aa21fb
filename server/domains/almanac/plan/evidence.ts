import type { Graha, SignKey, Transit } from '@rashi/sky'
import type { House } from '../rules/gochara.rules.ts'
import type { Dignity } from '../rules/dignity.rules.ts'

interface Placed {
  readonly graha: Graha
  readonly sign: SignKey
  /** The house of that sign. */
  readonly house: House
  /** When it happens, or begins. */
  readonly at: Temporal.Instant
}

/** A fact of the sky that a paragraph rests on, seen from one moonsign. */
export type Evidence = Placed &
  (
    | { readonly kind: 'stay'; readonly until: Temporal.Instant }
    /** The ruler of a house, which is in the house of its sign. */
    | { readonly kind: 'ruler'; readonly until: Temporal.Instant; readonly rules: House }
    | { readonly kind: 'aspect'; readonly until: Temporal.Instant; readonly on: House }
    | { readonly kind: 'ingress' | 'return'; readonly from: SignKey }
    | { readonly kind: 'station'; readonly turns: 'retrograde' | 'direct' }
    | {
        readonly kind: 'moon-phase'
        readonly phase: Extract<Transit, { kind: 'moon-phase' }>['phase']
      }
    | {
        readonly kind: 'eclipse'
        readonly extent: Extract<Transit, { kind: 'eclipse' }>['extent']
      }
    | { readonly kind: 'conjunction'; readonly other: Graha }
    | { readonly kind: Dignity | 'combust'; readonly until: Temporal.Instant }
  )

/** A value of a template: a day that is written in the reader's time zone, or the name of a graha. */
export type Value =
  | { readonly instant: Temporal.Instant; readonly style: 'weekday' | 'day' }
  | { readonly graha: Graha }

/** A chosen text with what it is filled with and rests on. */
export interface Passage {
  readonly unit: string
  readonly text: string
  readonly values: Readonly<Record<string, Value>>
  readonly evidence: readonly Evidence[]
}

/** Texts that are printed as one paragraph. */
export type Paragraph = readonly Passage[]

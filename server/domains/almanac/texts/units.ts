import type { Graha } from '@rashi/sky'
import type { Planet } from '../rules/dignity.rules.ts'
import type { House } from '../rules/gochara.rules.ts'

/**
 * Interchangeable texts; the one that the reader's sign has met least often is used. A text may end with
 * tags of its advice, such as `#speak #out`, which are not printed (`tags.rules.ts`).
 */
export type Units = readonly string[]
export type ByHouse<T> = Readonly<Record<House, T>>

/** The lead of a period, written for one event in one house. */
export interface Story {
  /** Without placeholders, 3 to 8 words. */
  readonly title: string
  /** The event with its day, what it means, and the question that the text answers; 25 to 45 words. */
  readonly preview: string
  /** The event, why it matters, the catch, what to do, and until when; 90 to 130 words. */
  readonly text: string
}
export type Stories = ByHouse<readonly Story[]>

/** Texts for a graha that is at ease in its house, and for one that is not. */
export interface Toned {
  readonly easy: Units
  readonly hard: Units
}

export type { Planet }

/** The texts of one chapter of a week, 45 to 60 words each. */
export interface MatterUnits {
  /** By the house of the matter's significator. */
  readonly karaka: ByHouse<Toned>
  /** By the house of the ruler (`{graha}`) of the matter's own house, until `{until}`. */
  readonly lord: ByHouse<Toned>
  /** By a graha that is in the matter's own house until `{until}`. */
  readonly visitor: Readonly<Record<Exclude<Graha, 'Moon'>, Units>>
  /** By a graha whose glance (drishti) falls on the matter's own house until `{until}`. */
  readonly aspect: Readonly<Record<'Mars' | 'Jupiter' | 'Saturn', Units>>
}

/** One thing to do and one to leave on a day, each a sentence of 5 to 14 words. */
export interface DayAdvice {
  readonly do: string
  readonly leave: string
}

/** The texts of one of the thirteen sections of a year, 60 to 85 words each. */
export interface YearSection {
  /** Openings, for a year in which most of the slow grahas favour the section, and for any other. */
  readonly easy: Units
  readonly hard: Units
  /** In the section's house, glancing at it, or neither, from `{from}` to `{until}`. */
  readonly jupiter: Readonly<Record<'in' | 'aspect' | 'elsewhere', Units>>
  readonly saturn: Readonly<Record<'in' | 'aspect' | 'elsewhere', Units>>
  readonly rahu: Units
  readonly ketu: Units
  /** By the house in which the ruler (`{graha}`) of the section's house spends its longest stay. */
  readonly lord: ByHouse<Units>
  /** Weeks in which a quick graha passes through the section's house. */
  readonly sun: Units
  readonly venus: Units
  readonly mars: Units
  readonly mercury: Units
  readonly retrograde: Units
  /** On the day `{from}`. */
  readonly fullMoon: Units
  readonly newMoon: Units
  readonly eclipse: Units
  readonly practice: Units
}

/** The story of a whole year. */
export interface YearArc {
  /** By the house that Jupiter moves into, 3 to 8 words without placeholders. */
  readonly title: ByHouse<Units>
  /** By Saturn's house at the beginning. */
  readonly beginning: ByHouse<Units>
  /** By the house that Jupiter moves into. */
  readonly turning: ByHouse<Units>
  /** By Rahu's house. */
  readonly nodes: ByHouse<Units>
  /** By Jupiter's house at the end. */
  readonly harvest: ByHouse<Units>
  /** By the house that Jupiter moves into. */
  readonly preview: ByHouse<Units>
}

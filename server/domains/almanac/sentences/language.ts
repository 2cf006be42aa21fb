import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Graha, NakshatraKey, SignKey, Transit } from '@rashi/sky'

/** Ways to say the same, chosen in turn. */
export type Variants = readonly string[]
/** Twelve lists, the first house first. */
export type ByHouse = readonly Variants[]
/** Sentences of each reading period; a year without its own uses those of a month. */
export type BySpan = Readonly<Record<'weekly' | 'monthly', Variants>> & {
  readonly yearly?: Variants
}

export const ownOf = (words: BySpan, readingPeriod: ReadingPeriod): Variants =>
  words[readingPeriod] ?? words.monthly

export const topics = ['love', 'work', 'money', 'health', 'family'] as const
export type Topic = (typeof topics)[number]
export const chapterKeys = ['overview', ...topics, 'days'] as const
export type ChapterKey = (typeof chapterKeys)[number]
/** `open`: most grahas of the matter are in easy houses; `steady`: it wants patience. */
export type Tone = 'open' | 'steady'

export const sectionKeys = [
  'love-and-marriage',
  'career',
  'business',
  'money',
  'property',
  'health',
  'children',
  'parents-and-family',
  'education',
  'travel',
  'friends',
  'spiritual-life',
  'remedies-and-gemstones',
] as const
export type SectionKey = (typeof sectionKeys)[number]

export interface SectionWords {
  readonly name: string
  readonly short: string
  readonly intro: Variants
  readonly tone: Readonly<Record<Tone, Variants>>
  /** What the days are good for on which a quick graha passes its house. */
  readonly visit: Variants
  readonly practice: Variants
}

/** What a graha's transit is read for, where it has sentences of its own. */
export type ReadGraha = 'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn' | 'Rahu'
/** Saturn is too slow for the chapters of a week. */
export type WeekGraha = Exclude<ReadGraha, 'Saturn'>
/** By house, for a month, a quarter or a year. */
export type LongReadings = Readonly<Record<ReadGraha, ByHouse>>
export type PhaseName = Extract<Transit, { kind: 'moon-phase' }>['phase']

/** Templates about the sky; `{places}` are filled with names, houses and days. */
export interface FactWords {
  readonly stays: Variants
  readonly until: Variants
  readonly enters: BySpan
  readonly between: Variants
  /** In one sign all the time, from `{a}` to `{b}` whole degrees, or not over a border of degrees. */
  readonly moves: Variants
  readonly rests: Variants
  /** The ruler of the house of a matter, its own house, and what that hints at. */
  readonly ruler: Readonly<Record<'moves' | 'rests' | 'enters' | 'moon', Variants>>
  readonly isRetrograde: BySpan
  readonly turns: Readonly<Record<'retrograde' | 'direct', BySpan>>
  readonly meet: Variants
  readonly phase: Readonly<Record<PhaseName, BySpan>>
  readonly eclipse: Readonly<Record<'Sun' | 'Moon', BySpan>>
  readonly moonDay: Variants
  readonly moonOneDay: Variants
  readonly moonTopic: Readonly<Record<Topic, Variants>>
  /** What invites to read on, in a week or month and in a year. */
  readonly preview: Variants
  readonly previewOfYear: Variants
}

/** For the list of what the sky is doing, told without houses. */
export interface EventWords {
  readonly standing: string
  readonly ingress: string
  readonly station: Readonly<Record<'retrograde' | 'direct', string>>
  readonly phase: Readonly<Record<PhaseName, string>>
  readonly conjunction: string
  readonly combustion: Readonly<Record<'begins' | 'ends', string>>
  readonly eclipse: Readonly<Record<'Sun' | 'Moon', string>>
  readonly extent: Readonly<Record<'penumbral' | 'partial' | 'annular' | 'total', string>>
}

export interface YearWords {
  readonly title: Variants
  readonly tides: string
  readonly turnings: string
  readonly opening: Variants
  readonly jupiter: Readonly<Record<'in' | 'sees' | 'elsewhere', Variants>>
  readonly saturn: Readonly<Record<'in' | 'sees' | 'elsewhere', Variants>>
  readonly lord: Variants
  readonly lordHome: Variants
  readonly moonLord: Variants
  readonly ketu: Variants
  readonly windows: Variants
  readonly window: string
  readonly and: string
  readonly ruler: Variants
}

export interface MonthWords {
  readonly advice: Readonly<Record<Topic | 'overview', Variants>>
  /** For the houses whose days a month tells. */
  readonly moon: ByHouse
}

/** Headlines: a happening, its sign, and the theme of the house it falls in. */
export interface TitleWords extends Readonly<
  Record<'new' | 'full' | 'quarter' | 'eclipse', Variants>
> {
  readonly ingress: Readonly<Record<Graha, Variants>>
  readonly station: Readonly<Record<'retrograde' | 'direct', Variants>>
}

/** All that the almanac needs to compose texts in a language. */
export interface Language {
  readonly signs: Readonly<Record<SignKey, string>>
  readonly grahas: Readonly<Record<Graha, string>>
  readonly nakshatras: Readonly<Record<NakshatraKey, string>>
  /** As they stand after a preposition, and by themselves; one form in English, two in Hindi. */
  readonly houses: readonly string[]
  readonly houseNames: readonly string[]
  /** What a house is about, in a few words, for titles and for what is said of rulers. */
  readonly themes: readonly string[]
  /** The same as they stand after a preposition. */
  readonly themesOf: readonly string[]
  readonly matters: Readonly<Record<Topic, string>>
  readonly spans: Readonly<Record<ReadingPeriod, string>>
  readonly stones: Readonly<Record<Graha, string>>
  day(day: Temporal.PlainDate): string
  dayOfMonth(day: Temporal.PlainDate): string
  /** A day or a range of days, by itself. */
  days(from: Temporal.PlainDate, to: Temporal.PlainDate): string
  /** The same as an adverb: on a day, from one to another. */
  when(from: Temporal.PlainDate, to: Temporal.PlainDate): string
  monthName(day: Temporal.PlainDate): string
  readonly titles: TitleWords
  readonly chapters: Readonly<Record<ChapterKey, { name: string; short: string }>>
  readonly facts: FactWords
  readonly events: EventWords
  readonly year: YearWords
  readonly phases: Readonly<Record<PhaseName, BySpan>>
  /** Read in weeks; longer periods have `longer`. */
  readonly transits: Readonly<Record<WeekGraha, ByHouse>>
  readonly longer: LongReadings
  readonly hints: Readonly<Record<Topic, ByHouse>>
  readonly moon: ByHouse
  readonly month: MonthWords
  readonly quarterAdvice: Variants
  readonly advice: Readonly<Record<Topic | 'overview', Readonly<Record<Tone, Variants>>>>
  /** Advice for either tone, beside its own. */
  readonly everyday: Readonly<Record<Topic | 'overview', Variants>>
  readonly sections: Readonly<Record<SectionKey, SectionWords>>
}

import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Graha, NakshatraKey, SignKey, Transit } from '@rashi/sky'

/** Interchangeable sentences, chosen in turn. */
export type Variants = readonly string[]
/** Twelve lists, the first house first. */
export type ByHouse = readonly Variants[]
/** Sentences by reading period; a year without its own uses those of a month. */
export type BySpan = Readonly<Record<'weekly' | 'monthly', Variants>> & {
  readonly yearly?: Variants
}

export const variantsFor = (bySpan: BySpan, readingPeriod: ReadingPeriod): Variants =>
  bySpan[readingPeriod] ?? bySpan.monthly

export const topics = ['love', 'work', 'money', 'health', 'family'] as const
export type Topic = (typeof topics)[number]
export const chapterKeys = ['overview', ...topics, 'days'] as const
export type ChapterKey = (typeof chapterKeys)[number]
/** `open`: at least half of the topic's significators are in easy houses; `steady`: fewer are. */
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
  /** Advice for days with a quick graha in the section's house. */
  readonly visit: Variants
  readonly practice: Variants
}

/** A graha whose transits have sentences of their own. */
export type ReadGraha = 'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn' | 'Rahu'
/** A graha that is interpreted in weeks; Saturn is too slow. */
export type WeekGraha = Exclude<ReadGraha, 'Saturn'>
/** Interpretations by graha and house for a month, a quarter or a year. */
export type LongReadings = Readonly<Record<ReadGraha, ByHouse>>
export type PhaseName = Extract<Transit, { kind: 'moon-phase' }>['phase']

/** Templates about the sky, with `{placeholders}` for names, houses and days. */
export interface FactWords {
  readonly stays: Variants
  readonly until: Variants
  readonly enters: BySpan
  readonly between: Variants
  /** In one sign for the whole span: from `{a}` to `{b}` whole degrees, or within one degree. */
  readonly moves: Variants
  readonly rests: Variants
  /** The ruler of a topic's house, the house that it is in, and what that means for the topic. */
  readonly ruler: Readonly<Record<'moves' | 'rests' | 'enters' | 'moon', Variants>>
  readonly isRetrograde: BySpan
  readonly turns: Readonly<Record<'retrograde' | 'direct', BySpan>>
  readonly meet: Variants
  readonly phase: Readonly<Record<PhaseName, BySpan>>
  readonly eclipse: Readonly<Record<'Sun' | 'Moon', BySpan>>
  readonly moonDay: Variants
  readonly moonOneDay: Variants
  readonly moonTopic: Readonly<Record<Topic, Variants>>
  /** Invitations to read on, for a week or month and for a year. */
  readonly preview: Variants
  readonly previewOfYear: Variants
}

/** Texts for the list of events, which names no houses. */
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
  /** For the houses whose days a month lists. */
  readonly moon: ByHouse
}

/** Titles: an event, its sign, and the theme of its house. */
export interface TitleWords extends Readonly<
  Record<'new' | 'full' | 'quarter' | 'eclipse', Variants>
> {
  readonly ingress: Readonly<Record<Graha, Variants>>
  readonly station: Readonly<Record<'retrograde' | 'direct', Variants>>
}

/** The names, formats and sentences of a language. */
export interface Language {
  readonly signs: Readonly<Record<SignKey, string>>
  readonly grahas: Readonly<Record<Graha, string>>
  readonly nakshatras: Readonly<Record<NakshatraKey, string>>
  /** After a preposition, and by themselves: one form in English, two in Hindi. */
  readonly houses: readonly string[]
  readonly houseNames: readonly string[]
  /** The subject of a house in a few words, for titles and sentences about rulers. */
  readonly themes: readonly string[]
  /** The themes after a preposition. */
  readonly themesOf: readonly string[]
  readonly matters: Readonly<Record<Topic, string>>
  readonly spans: Readonly<Record<ReadingPeriod, string>>
  readonly stones: Readonly<Record<Graha, string>>
  day(day: Temporal.PlainDate): string
  dayOfMonth(day: Temporal.PlainDate): string
  /** A day or a range of days, by itself. */
  days(from: Temporal.PlainDate, to: Temporal.PlainDate): string
  /** The same as an adverbial: 'on a day', 'from one to another'. */
  when(from: Temporal.PlainDate, to: Temporal.PlainDate): string
  monthName(day: Temporal.PlainDate): string
  readonly titles: TitleWords
  readonly chapters: Readonly<Record<ChapterKey, { name: string; short: string }>>
  readonly facts: FactWords
  readonly events: EventWords
  readonly year: YearWords
  readonly phases: Readonly<Record<PhaseName, BySpan>>
  /** Interpretations for weeks; longer periods use `longer`. */
  readonly transits: Readonly<Record<WeekGraha, ByHouse>>
  readonly longer: LongReadings
  readonly hints: Readonly<Record<Topic, ByHouse>>
  readonly moon: ByHouse
  readonly month: MonthWords
  readonly quarterAdvice: Variants
  readonly advice: Readonly<Record<Topic | 'overview', Readonly<Record<Tone, Variants>>>>
  /** Further advice for either tone. */
  readonly everyday: Readonly<Record<Topic | 'overview', Variants>>
  readonly sections: Readonly<Record<SectionKey, SectionWords>>
}

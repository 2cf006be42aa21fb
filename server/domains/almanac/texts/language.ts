import type { EclipseSight, FestivalKey, Graha, NakshatraKey, SignKey, Transit } from '@rashi/sky'
import type { LanguageCode } from '@rashi/contract/languages.rules'
import type {
  ByHouse,
  DayAdvice,
  MatterUnits,
  Planet,
  Stories,
  Units,
  YearArc,
  YearSection,
} from './units.ts'

/** The matters of a week's and a month's chapters. */
export const matters = ['love', 'work', 'money', 'health', 'family'] as const
export type Matter = (typeof matters)[number]
export const chapterKeys = ['overview', ...matters, 'days'] as const
export type ChapterKey = (typeof chapterKeys)[number]

/** The planets that turn retrograde. */
export type TurningPlanet = Exclude<Planet, 'Sun'>

/** The stories of a reading period, by the kind of their event. */
export interface StoryLibrary {
  readonly newMoon: Stories
  readonly fullMoon: Stories
  readonly solarEclipse: Stories
  readonly lunarEclipse: Stories
  readonly enters: Readonly<Record<Planet | 'Rahu', Stories>>
  readonly returns: Readonly<Record<TurningPlanet, Stories>>
  readonly retrograde: Readonly<Record<TurningPlanet, Stories>>
  readonly direct: Readonly<Record<TurningPlanet, Stories>>
  readonly meeting?: Readonly<Record<'easy' | 'hard', Stories>>
  readonly rulerStays: Stories
}

/** The texts of weeks or of months. */
export interface PeriodTexts {
  readonly stories: StoryLibrary
  readonly matters: Readonly<Record<Matter, MatterUnits>>
}

export interface WeekTexts extends PeriodTexts {
  /** Openings of the chapter that the week's story touches first. */
  readonly bridges: Readonly<Record<Matter, Units>>
  readonly background: Readonly<Record<'Saturn' | 'Jupiter' | 'Rahu' | 'Ketu', ByHouse<Units>>>
  readonly dignities: {
    readonly exalted: Readonly<Record<Planet, Units>>
    readonly fallen: Readonly<Record<Planet, Units>>
    readonly own: Readonly<Record<Planet, Units>>
    readonly combust: Readonly<Record<TurningPlanet, Units>>
  }
  readonly days: ByHouse<readonly DayAdvice[]>
}

export interface MonthTexts extends PeriodTexts {
  readonly goodDays: ByHouse<Units>
}

/** The sections of a year, in their order. */
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

export interface YearTexts {
  readonly arc: YearArc
  readonly sections: Readonly<Record<SectionKey, YearSection>>
}

/** Texts for the list of what happens in the sky, which is the same for all signs. */
export interface EventWords {
  readonly ingress: string
  readonly station: Readonly<Record<'retrograde' | 'direct', string>>
  readonly phase: Readonly<Record<Extract<Transit, { kind: 'moon-phase' }>['phase'], string>>
  readonly conjunction: string
  readonly combustion: Readonly<Record<'begins' | 'ends', string>>
  readonly eclipse: Readonly<Record<'Sun' | 'Moon', string>>
  readonly extent: Readonly<Record<'penumbral' | 'partial' | 'annular' | 'total', string>>
  /** For good weeks, with `{grahas}`, a list. */
  readonly atEase: string
}

/** The names, dates and evidence of a language; templates have `{placeholders}`. */
export interface AlmanacNames {
  readonly signs: Readonly<Record<SignKey, string>>
  /** As within a sentence. */
  readonly grahas: Readonly<Record<Graha, string>>
  /** A nakshatra and its temper in a few words. */
  readonly nakshatras: Readonly<Record<NakshatraKey, readonly [name: string, temper: string]>>
  readonly festivals: Readonly<Record<FestivalKey, string>>
  /** 'your third house', the first house first. */
  readonly houses: readonly string[]
  /** The same after a preposition or before a postposition. */
  readonly housesOf: readonly string[]
  readonly chapters: Readonly<Record<ChapterKey, { name: string; short: string }>>
  /** The line under the name of a month's list of days. */
  readonly daysOfMonth: string
  readonly sections: Readonly<Record<SectionKey, { name: string; short: string }>>
  /** The title of a year, with `{sign}` and `{year}`. */
  readonly yearTitle: string
  /** The label of the note that shows the evidence of a paragraph. */
  readonly why: string
  readonly evidence: Readonly<
    Record<
      | 'stay'
      | 'ruler'
      | 'aspect'
      | 'ingress'
      | 'return'
      | 'retrograde'
      | 'direct'
      | 'conjunction'
      | 'exalted'
      | 'fallen'
      | 'own'
      | 'combust',
      string
    > & {
      phase: Readonly<Record<Extract<Transit, { kind: 'moon-phase' }>['phase'], string>>
      eclipse: Readonly<Record<'Sun' | 'Moon', string>>
      extent: Readonly<Record<'penumbral' | 'partial' | 'annular' | 'total', string>>
    }
  >
  readonly events: EventWords
  /** How much of an eclipse is seen from two cities. */
  readonly sight: Readonly<Record<EclipseSight, Readonly<Record<'London' | 'Delhi', string>>>>
  /** The sentence that ends the story of an eclipse, with `{sight}`. */
  readonly sightSentence: string
  /** 'Monday 23 November'. */
  weekday(day: Temporal.PlainDate): string
  /** '23 November', with the year when it is another than that of the period. */
  dayOfMonth(day: Temporal.PlainDate, periodYear?: number): string
  /** 'Waning third'. */
  tithi(tithi: number): string
  /** 'Moon in Aries'. */
  moonIn(sign: string): string
}

/** The kinds of story events that are told in short; other kinds have one text for all planets. */
type ShortEvent =
  | 'newMoon'
  | 'fullMoon'
  | 'solarEclipse'
  | 'lunarEclipse'
  | `enters.${Planet | 'Rahu'}`
  | 'returns'
  | 'retrograde'
  | 'direct'
  | 'meeting.easy'
  | 'meeting.hard'
  | 'ruler'

/** How a slow graha is told in the short text of a year: entering a house on `{day}`, or staying until `{day}`. */
interface SlowGraha {
  readonly enters: Units
  readonly stays: Units
}

/** The texts of which the three sentences of a period are made. */
export interface InShortTexts {
  /** 'This week' and 'week', the `{span}` and `{period}` of the other texts. */
  readonly spans: Readonly<Record<'weekly' | 'monthly', { span: string; period: string }>>
  /** A house in a few words, the `{area}` of the other texts; the first house first. */
  readonly areas: readonly string[]
  /** The first sentence, by the house of the story's event (`{event}`). */
  readonly lead: ByHouse<Units>
  /** Clauses that say what happens on `{day}`. */
  readonly events: Readonly<Record<ShortEvent, Units>>
  /** Clauses that say that a matter is easy, and clauses that ask for care with it. */
  readonly ease: Readonly<Record<Matter, Units>>
  readonly care: Readonly<Record<Matter, Units>>
  /** The second sentence, of an `{ease}` and a `{care}`. */
  readonly balance: Units
  /** The same for a period in which all is easy, or nothing (`{other}` is a second care). */
  readonly allEasy: Units
  readonly allHard: Units
  /** The third sentence of a week: a day that suits the sign, or any other, with its advice (`{do}`). */
  readonly goodDay: Units
  readonly plainDay: Units
  /** One word for a day, by the house that the Moon is in, for its first, second and third day there. */
  readonly dayWords: ByHouse<readonly [string, string, string]>
  /** Words that make sense on the day itself only: advice with one of them is told on another day. */
  readonly today: readonly string[]
  /** The third sentence of a month: another event. */
  readonly also: Units
  readonly year: Readonly<Record<'Jupiter' | 'Saturn' | 'Rahu', SlowGraha>>
}

/** The texts from which periods are planned. */
export interface AlmanacLanguage {
  readonly code: LanguageCode
  readonly week: WeekTexts
  readonly month: MonthTexts
  readonly year: YearTexts
}

import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { FindingCode, HoroscopeTextKind } from '@rashi/contract/studio-horoscopes.rules'
import type { Graha, SignKey } from '@rashi/sky'
import { findProhibitedClaims } from './prohibited-claims.rules.ts'
import { englishPhrasings } from './english-phrasings.rules.ts'
import { hindiPhrasings } from './hindi-phrasings.rules.ts'
import { likeness } from './likeness.rules.ts'
import { findNamedDates, type NamedDate } from './named-dates.rules.ts'
import { findNamedPhases, findNamedPositions, type SkyNames } from './named-positions.rules.ts'
import type { Phrasing } from './phrasing.rules.ts'
import { countWords, plainLines, proseOf } from '@rashi/contract/rich-text-words.rules'

/** Something that the checks of a text have found. An error stops its approval. */
export interface Finding {
  readonly code: FindingCode
  readonly is_error: boolean
  readonly values: Readonly<Record<string, string>>
}

/** The sky of a period as the checks need it, with the days of the language's time zone. */
export interface CheckedSky {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  /** The days on which something happens, also those outside the period on which a stay begins or ends. */
  readonly days: ReadonlySet<string>
  readonly places: Readonly<
    Record<Graha, { before: SignKey; during: readonly SignKey[]; after: SignKey }>
  >
  readonly phases: readonly { phase: string; sign: SignKey }[]
}

export interface CheckedText {
  readonly code: LanguageCode
  readonly kind: HoroscopeTextKind
  readonly markup: string
  /** The almanac's words for the same part. */
  readonly almanac: string
  /** The same part of earlier periods of the sign. */
  readonly earlier: readonly { startsOn: string; markup: string }[]
  /** The part lists days, of which each may be named. */
  readonly isListOfDays: boolean
  /** No editor has written another language of the part. */
  readonly isOneLanguage: boolean
}

const phrasings: Record<LanguageCode, readonly Phrasing[]> = {
  en: englishPhrasings,
  hi: hindiPhrasings,
}

/** The share of sequences of four words from which a text is like another, and too like it. */
const likenessLimits = { warning: 0.6, error: 0.9 }
/** How much shorter or longer than all of the almanac's a text may be. */
const lengthLimits = { shortest: 0.6, longest: 1.5 }

/** The numbers of words that a title and a preview may have. */
const wordLimits: Partial<Record<HoroscopeTextKind, { shortest: number; longest: number }>> = {
  title: { shortest: 3, longest: 8 },
  preview: { shortest: 25, longest: 45 },
}

/** Checks a text against the sky, the rules of what is not said, and the earlier texts. */
export function checkText(text: CheckedText, sky: CheckedSky, names: SkyNames): Finding[] {
  const lines = plainLines(text.markup)
  if (countWords(proseOf(text.markup)) === 0) return [finding('empty', true)]
  return distinct([
    ...checkDates(lines, text, sky),
    ...checkPositions(lines, text.code, sky, names),
    ...checkWording(lines, text.code),
    ...checkLikeness(text),
    ...checkLength(text),
    ...(text.kind === 'preview' && !isOneParagraph(text.markup)
      ? [finding('one-paragraph', true)]
      : []),
    ...(text.isOneLanguage ? [finding('one-language', false)] : []),
  ])
}

const isOneParagraph = (markup: string): boolean =>
  markup.startsWith('<p>') && !plainLines(markup).includes('\n')

const finding = (
  code: FindingCode,
  isError: boolean,
  values: Readonly<Record<string, string>> = {},
): Finding => ({ code, is_error: isError, values })

const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [JSON.stringify(one), one])).values(),
]

function checkDates(lines: string, text: CheckedText, sky: CheckedSky): Finding[] {
  const check = ({ words, day, weekday }: NamedDate): Finding[] => {
    if (day === undefined || (weekday !== undefined && weekday !== day.dayOfWeek))
      return [finding('date-wrong', true, { words })]
    if (sky.days.has(`${day}`)) return []
    const isInside =
      Temporal.PlainDate.compare(day, sky.from) >= 0 && Temporal.PlainDate.compare(day, sky.to) <= 0
    if (!isInside) return [finding('date-outside', true, { words })]
    return text.isListOfDays ? [] : [finding('date-without-fact', false, { words })]
  }
  return findNamedDates(lines, text.code, sky).flatMap(check)
}

function checkPositions(
  lines: string,
  code: LanguageCode,
  sky: CheckedSky,
  names: SkyNames,
): Finding[] {
  const positions = findNamedPositions(lines, code, names).filter(({ graha, sign, says }) => {
    const { before, during, after } = sky.places[graha]
    const allowed = says === 'in' ? during : [...during, says === 'into' ? after : before]
    return !allowed.includes(sign)
  })
  const phases = findNamedPhases(lines, code, names).filter(
    ({ phase, sign }) => !sky.phases.some((one) => one.phase === phase && one.sign === sign),
  )
  return [...positions, ...phases].map(({ words }) => finding('position-wrong', true, { words }))
}

const checkWording = (lines: string, code: LanguageCode): Finding[] => [
  ...findProhibitedClaims(lines).map((words) => finding('claim', true, { words })),
  ...phrasings[code].flatMap(({ not, say, in: files }) => {
    const words = files === undefined ? lines.match(not)?.[0] : undefined
    return words === undefined ? [] : [finding('phrasing', false, { words, say })]
  }),
]

function checkLikeness({ kind, markup, earlier }: CheckedText): Finding[] {
  // So few words come again, in the almanac's own titles too.
  if (kind === 'title') return []
  const prose = proseOf(markup)
  const [closest] = earlier
    .map(({ startsOn, markup: other }) => ({ startsOn, share: likeness(prose, proseOf(other)) }))
    .toSorted((one, other) => other.share - one.share)
  if (closest === undefined || closest.share < likenessLimits.warning) return []
  return [
    finding('like-earlier', closest.share >= likenessLimits.error, {
      date: closest.startsOn,
      share: `${Math.round(closest.share * 100)}`,
    }),
  ]
}

/** Checks the length. Limits of the kind are errors, but for what the almanac itself has written here. */
function checkLength({ kind, markup, almanac, earlier }: CheckedText): Finding[] {
  const count = (one: string) => countWords(proseOf(one))
  const words = count(markup)
  const limits = wordLimits[kind]
  if (limits) {
    const own = count(almanac)
    const shortest = Math.min(limits.shortest, own)
    const longest = Math.max(limits.longest, own)
    const values = { words: `${words}`, shortest: `${shortest}`, longest: `${longest}` }
    if (words < shortest) return [finding('too-short', true, values)]
    return words > longest ? [finding('too-long', true, values)] : []
  }
  const usual = [almanac, ...earlier.map((one) => one.markup)].map(count)
  const shortest = Math.min(...usual)
  const longest = Math.max(...usual)
  const values = { words: `${words}`, shortest: `${shortest}`, longest: `${longest}` }
  if (words < shortest * lengthLimits.shortest) return [finding('too-short', false, values)]
  if (words > longest * lengthLimits.longest) return [finding('too-long', false, values)]
  return []
}

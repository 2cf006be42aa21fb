import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import {
  type Graha,
  grahaPositions,
  grahas,
  listTransits,
  moonAt,
  type NakshatraKey,
  type SignKey,
  type Transit,
  type Zodiac,
} from '@rashi/sky'

/** A week, month or year. */
export interface AlmanacSpan {
  readonly readingPeriod: ReadingPeriod
  /** Number of the span among those of its reading period. */
  readonly index: number
  readonly from: Temporal.PlainDate
  /** Inclusive. */
  readonly to: Temporal.PlainDate
}

/** A graha's sign at the beginning of a span. */
export interface Standing {
  readonly kind: 'standing'
  readonly at: Temporal.Instant
  readonly graha: Graha
  readonly sign: SignKey
}

/** A fact that a sentence about the sky rests on. */
export type Evidence = Transit | Standing

/** A graha's stay in a sign, as far as it lies in the span. */
export interface Passage {
  readonly graha: Exclude<Graha, 'Moon'>
  readonly sign: SignKey
  readonly fromSign: SignKey | null
  readonly from: Temporal.PlainDate
  /** The day of leaving, or the span's last. */
  readonly to: Temporal.PlainDate
  readonly leaves: boolean
  readonly retrograde: boolean
  /** Whole degrees within their signs at the beginning and at the end of the span. */
  readonly degrees: readonly [number, number]
  /** The entry, or the standing at the span's beginning, and the exit if it is within the span. */
  readonly evidence: readonly Evidence[]
}

/** The Moon's place at noon UTC of a day. */
export interface MoonDay {
  readonly day: Temporal.PlainDate
  readonly sign: SignKey
  readonly nakshatra: NakshatraKey
  readonly evidence: Evidence
}

/** Positions and transits of a span, which are the same for all signs. */
export interface SpanSky {
  readonly span: AlmanacSpan
  readonly transits: readonly Transit[]
  readonly standings: readonly Standing[]
  readonly passages: Readonly<Record<Exclude<Graha, 'Moon'>, readonly Passage[]>>
  readonly moonDays: readonly MoonDay[]
}

const startOfDay = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').toInstant()
export const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('UTC').toPlainDate()

export const durationDays = ({ from, to }: Passage): number =>
  from.until(to, { largestUnit: 'days' }).days

export const findLongest = (passages: readonly Passage[]): Passage =>
  passages.toSorted((a, b) => durationDays(b) - durationDays(a))[0]!

export function readSpanSky(span: AlmanacSpan, zodiac: Zodiac): SpanSky {
  const start = startOfDay(span.from)
  const end = startOfDay(span.to.add({ days: 1 }))
  const transits = listTransits(start, end, zodiac)
  const at = grahaPositions(start, zodiac)
  const after = grahaPositions(end, zodiac)
  const standings = grahas.map((graha): Standing => ({
    kind: 'standing',
    at: start,
    graha,
    sign: at[graha].sign,
  }))
  const others = grahas.filter((graha) => graha !== 'Moon')
  return {
    span,
    transits,
    standings,
    passages: Object.fromEntries(
      others.map((graha) => {
        const first = standings.find((standing) => standing.graha === graha)!
        return [graha, listPassages(span, graha, at[graha], after[graha], transits, first)]
      }),
    ) as unknown as SpanSky['passages'],
    moonDays: listMoonDays(span, zodiac, [
      standings.find(({ graha }) => graha === 'Moon')!,
      ...transits.filter((one) => one.kind === 'ingress' && one.graha === 'Moon'),
    ]),
  }
}

type Position = ReturnType<typeof grahaPositions>[Graha]

const wholeDegrees = ({ longitudeDegrees }: Position) => Math.floor(longitudeDegrees % 30)

function listPassages(
  span: AlmanacSpan,
  graha: Passage['graha'],
  start: Position,
  end: Position,
  transits: readonly Transit[],
  standing: Standing,
): Passage[] {
  const own = transits.filter((transit) => 'graha' in transit && transit.graha === graha)
  const passages: Passage[] = []
  let { sign } = start
  // True only for the whole span: a station within it is rendered as an event.
  const retrograde = start.retrograde && own.every(({ kind }) => kind !== 'station')
  let fromSign: SignKey | null = null
  let from = span.from
  let entry: Evidence = standing
  const degrees = [wholeDegrees(start), wholeDegrees(end)] as const
  for (const transit of own) {
    if (transit.kind !== 'ingress') continue
    const to = dayOf(transit.at)
    const evidence = [entry, transit]
    passages.push({ graha, sign, fromSign, from, to, leaves: true, retrograde, degrees, evidence })
    ;({ toSign: sign, fromSign } = transit)
    from = to
    entry = transit
  }
  const last = { graha, sign, fromSign, from, to: span.to, leaves: false, retrograde, degrees }
  return [...passages, { ...last, evidence: [entry] }]
}

function listMoonDays(
  { from, to }: AlmanacSpan,
  zodiac: Zodiac,
  entries: readonly Evidence[],
): MoonDay[] {
  const days = from.until(to, { largestUnit: 'days' }).days + 1
  return Array.from({ length: days }, (_, index) => {
    const day = from.add({ days: index })
    const noon = startOfDay(day).add({ hours: 12 })
    const { sign, nakshatra } = moonAt(noon, zodiac)
    const evidence = entries.findLast(({ at }) => Temporal.Instant.compare(at, noon) <= 0)!
    return { day, sign, nakshatra, evidence }
  })
}

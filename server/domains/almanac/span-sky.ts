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
  /** Counts the spans of a reading period. */
  readonly index: number
  readonly from: Temporal.PlainDate
  /** Inclusive. */
  readonly to: Temporal.PlainDate
}

/** Where a graha stands when a span begins. */
export interface Standing {
  readonly kind: 'standing'
  readonly at: Temporal.Instant
  readonly graha: Graha
  readonly sign: SignKey
}

/** What a sentence about the sky stands on. */
export type Ground = Transit | Standing

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
  /** How it came here and, if it does within the span, how it leaves. */
  readonly grounds: readonly Ground[]
}

/** A day and where the Moon stands at its noon (UTC). */
export interface MoonDay {
  readonly day: Temporal.PlainDate
  readonly sign: SignKey
  readonly nakshatra: NakshatraKey
  readonly ground: Ground
}

/** All that the sky does in a span, the same for everybody. */
export interface SpanSky {
  readonly span: AlmanacSpan
  readonly transits: readonly Transit[]
  readonly standings: readonly Standing[]
  readonly passages: Readonly<Record<Exclude<Graha, 'Moon'>, readonly Passage[]>>
  readonly moonDays: readonly MoonDay[]
}

const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').toInstant()
export const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('UTC').toPlainDate()

export const daysOf = ({ from, to }: Passage): number =>
  from.until(to, { largestUnit: 'days' }).days

export const longestOf = (passages: readonly Passage[]): Passage =>
  passages.toSorted((a, b) => daysOf(b) - daysOf(a))[0]!

export function readSpanSky(span: AlmanacSpan, zodiac: Zodiac): SpanSky {
  const start = startOf(span.from)
  const end = startOf(span.to.add({ days: 1 }))
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
        return [graha, passagesOf(span, graha, at[graha], after[graha], transits, first)]
      }),
    ) as unknown as SpanSky['passages'],
    moonDays: moonDaysOf(span, zodiac, [
      standings.find(({ graha }) => graha === 'Moon')!,
      ...transits.filter((one) => one.kind === 'ingress' && one.graha === 'Moon'),
    ]),
  }
}

type Position = ReturnType<typeof grahaPositions>[Graha]

const wholeDegrees = ({ longitudeDegrees }: Position) => Math.floor(longitudeDegrees % 30)

function passagesOf(
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
  // Told only where it holds from first to last: a turn within the span is told as a turn.
  const retrograde = start.retrograde && own.every(({ kind }) => kind !== 'station')
  let fromSign: SignKey | null = null
  let from = span.from
  let entry: Ground = standing
  const degrees = [wholeDegrees(start), wholeDegrees(end)] as const
  for (const transit of own) {
    if (transit.kind !== 'ingress') continue
    const to = dayOf(transit.at)
    const grounds = [entry, transit]
    passages.push({ graha, sign, fromSign, from, to, leaves: true, retrograde, degrees, grounds })
    ;({ toSign: sign, fromSign } = transit)
    from = to
    entry = transit
  }
  const last = { graha, sign, fromSign, from, to: span.to, leaves: false, retrograde, degrees }
  return [...passages, { ...last, grounds: [entry] }]
}

function moonDaysOf(
  { from, to }: AlmanacSpan,
  zodiac: Zodiac,
  entries: readonly Ground[],
): MoonDay[] {
  const days = from.until(to, { largestUnit: 'days' }).days + 1
  return Array.from({ length: days }, (_, index) => {
    const day = from.add({ days: index })
    const noon = startOf(day).add({ hours: 12 })
    const { sign, nakshatra } = moonAt(noon, zodiac)
    const ground = entries.findLast(({ at }) => Temporal.Instant.compare(at, noon) <= 0)!
    return { day, sign, nakshatra, ground }
  })
}

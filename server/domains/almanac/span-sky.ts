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

/** A week (type 1), month (2) or year (3). */
export interface AlmanacSpan {
  readonly type: 1 | 2 | 3
  /** Counts the spans of a type. */
  readonly index: number
  readonly from: Temporal.PlainDate
  /** Inclusive. */
  readonly to: Temporal.PlainDate
}

/** A graha's stay in a sign, as far as it lies in the span. */
export interface Passage {
  readonly graha: Graha
  readonly sign: SignKey
  readonly fromSign: SignKey | null
  readonly from: Temporal.PlainDate
  /** The day of leaving, or the span's last. */
  readonly to: Temporal.PlainDate
  readonly leaves: boolean
  readonly retrograde: boolean
}

/** A day and where the Moon stands at its noon (UTC). */
export interface MoonDay {
  readonly day: Temporal.PlainDate
  readonly sign: SignKey
  readonly nakshatra: NakshatraKey
}

/** All that the sky does in a span, the same for everybody. */
export interface SpanSky {
  readonly span: AlmanacSpan
  readonly transits: readonly Transit[]
  readonly passages: Readonly<Record<Exclude<Graha, 'Moon'>, readonly Passage[]>>
  readonly moonDays: readonly MoonDay[]
}

const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').toInstant()
export const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('UTC').toPlainDate()

export function readSpanSky(span: AlmanacSpan, zodiac: Zodiac): SpanSky {
  const start = startOf(span.from)
  const transits = listTransits(start, startOf(span.to.add({ days: 1 })), zodiac)
  const at = grahaPositions(start, zodiac)
  const others = grahas.filter((graha) => graha !== 'Moon')
  return {
    span,
    transits,
    passages: Object.fromEntries(
      others.map((graha) => [graha, passagesOf(span, graha, at[graha], transits)]),
    ) as unknown as SpanSky['passages'],
    moonDays: moonDaysOf(span, zodiac),
  }
}

function passagesOf(
  span: AlmanacSpan,
  graha: Graha,
  start: { sign: SignKey; retrograde: boolean },
  transits: readonly Transit[],
): Passage[] {
  const own = transits.filter((transit) => 'graha' in transit && transit.graha === graha)
  const passages: Passage[] = []
  let { sign } = start
  // Told only where it holds from first to last: a turn within the span is told as a turn.
  const retrograde = start.retrograde && own.every(({ kind }) => kind !== 'station')
  let fromSign: SignKey | null = null
  let from = span.from
  for (const transit of own) {
    if (transit.kind !== 'ingress') continue
    const to = dayOf(transit.at)
    passages.push({ graha, sign, fromSign, from, to, leaves: true, retrograde })
    ;({ toSign: sign, fromSign } = transit)
    from = to
  }
  passages.push({ graha, sign, fromSign, from, to: span.to, leaves: false, retrograde })
  return passages
}

function moonDaysOf({ from, to }: AlmanacSpan, zodiac: Zodiac): MoonDay[] {
  const days = from.until(to, { largestUnit: 'days' }).days + 1
  return Array.from({ length: days }, (_, index) => {
    const day = from.add({ days: index })
    const { sign, nakshatra } = moonAt(startOf(day).add({ hours: 12 }), zodiac)
    return { day, sign, nakshatra }
  })
}

import { localeOf, translationRows } from '@rashi/contract/languages.rules'
import { type Graha, grahas, type SignKey, type Transit, type Zodiac } from '@rashi/sky'
import { LRUCache } from 'lru-cache'
import { almanacNames } from './content/all-names.ts'
import { describeTransit, isYearEvent, type SkyEvent } from './list-sky-events.ts'
import { toneOfStay } from './plan/tone.ts'
import { houseFrom } from './rules/gochara.rules.ts'
import { findGoodWeeks } from './rules/good-weeks.rules.ts'
import { type Span, spanAt, spanOf } from './rules/spans.rules.ts'
import { capitalised, fill } from './rules/text.rules.ts'
import { type SkyCalendar, skyCalendarOf } from './sky/sky-calendar.ts'

type Marked = Extract<Transit, { kind: 'ingress' | 'station' | 'eclipse' }>

export interface YearWheel {
  /** On the days of the year in any time zone. */
  readonly marks: (SkyEvent & { readonly kind: Marked['kind']; readonly graha: Graha })[]
  readonly good_weeks: {
    readonly from: string
    readonly to: string
    readonly translations: SkyEvent['translations']
  }[]
}

/** Enough for all signs of the years that are read. */
const wheels = new LRUCache<string, YearWheel>({ max: 12 * 12 })

/** Returns what the wheel of a year shows for a moonsign. */
export function yearWheelOf(span: Span, moonsign: SignKey, zodiac: Zodiac): YearWheel {
  const key = `${zodiac} ${span.index} ${moonsign}`
  let wheel = wheels.get(key)
  if (!wheel) {
    const calendar = skyCalendarOf(zodiac)
    wheel = {
      marks: listMarks(span, calendar),
      good_weeks: listGoodWeeks(span, moonsign, calendar),
    }
    wheels.set(key, wheel)
  }
  return wheel
}

const isMarked = (transit: Transit): transit is Marked =>
  transit.kind === 'ingress' || transit.kind === 'station' || transit.kind === 'eclipse'

/** The first and the last time zone. */
const [eastern, western] = ['+14:00', '-12:00']

const listMarks = ({ from, to }: Span, calendar: SkyCalendar): YearWheel['marks'] =>
  calendar
    .transits(
      from.toZonedDateTime(eastern).toInstant(),
      to.add({ days: 1 }).toZonedDateTime(western).toInstant(),
    )
    .filter(isYearEvent)
    .filter(isMarked)
    .map((transit) => ({
      at: `${transit.at}`,
      kind: transit.kind,
      graha: transit.kind === 'eclipse' ? transit.eclipsed : transit.graha,
      translations: describeTransit(transit),
    }))

/** The Moon is at ease and ill at ease in every week. */
const counted = grahas.filter((graha) => graha !== 'Moon')

/** The weeks of a year are those with more than half of their days in it. */
function listWeeks({ from, to }: Span): Span[] {
  const first = spanAt('weekly', from.add({ days: 3 })).index
  const last = spanAt('weekly', to.subtract({ days: 3 })).index
  return Array.from({ length: last - first + 1 }, (_, index) => spanOf('weekly', first + index))
}

function listGoodWeeks(
  span: Span,
  moonsign: SignKey,
  calendar: SkyCalendar,
): YearWheel['good_weeks'] {
  const weeks = listWeeks(span)
  const runs = findGoodWeeks(
    weeks.map(({ from }) => {
      const middle = from.add({ days: 3 }).toZonedDateTime('UTC').add({ hours: 12 }).toInstant()
      return {
        atEase: counted.filter((graha) => {
          const stay = calendar.stayAt(graha, middle)
          return toneOfStay(stay, houseFrom(moonsign, stay.sign), middle, calendar) === 'easy'
        }),
      }
    }),
  )
  return runs.map(({ first, last, atEase }) => ({
    from: `${laterOf(weeks[first]!.from, span.from)}`,
    to: `${earlierOf(weeks[last]!.to, span.to)}`,
    translations: describeAtEase(atEase),
  }))
}

const { compare } = Temporal.PlainDate
const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  compare(one, other) > 0 ? one : other
const earlierOf = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  compare(one, other) < 0 ? one : other

const describeAtEase = (atEase: readonly Graha[]): SkyEvent['translations'] =>
  translationRows((code) => {
    const { events, grahas: names } = almanacNames[code]
    const ordered = counted.filter((graha) => atEase.includes(graha))
    const list = new Intl.ListFormat(localeOf(code), { type: 'conjunction' })
    return {
      text: capitalised(
        fill(events.atEase, { grahas: list.format(ordered.map((graha) => names[graha])) }),
      ),
    }
  })

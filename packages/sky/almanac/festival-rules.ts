import type { LunarMonth } from './lunar-months.ts'
import type { AlmanacDays } from './almanac-days.ts'
import type { Span } from './lunar-months.ts'
import { type DayRule, parts, whenIn } from './day-rules.ts'

/** Festivals and observances, the more important first. */
export const festivalKeys = [
  'diwali',
  'holi',
  'dussehra',
  'maha-shivaratri',
  'janmashtami',
  'ganesh-chaturthi',
  'raksha-bandhan',
  'makar-sankranti',
  'navaratri-begins',
  'durga-ashtami',
  'ram-navami',
  'dhanteras',
  'karva-chauth',
  'bhai-dooj',
  'govardhan',
  'chhath',
  'akshaya-tritiya',
  'ugadi-gudi-padwa',
  'holika-dahan',
  'hanuman-jayanti',
  'guru-purnima',
  'buddha-purnima',
  'rath-yatra',
  'vasant-panchami',
  'nag-panchami',
  'anant-chaturdashi',
  'pitru-paksha-amavasya',
  'sharad-purnima',
  'kartik-purnima',
  'vat-savitri',
  'dev-uthani-ekadashi',
  'nirjala-ekadashi',
  'gita-jayanti',
  'ekadashi',
  'purnima',
  'amavasya',
  'sankashti-chaturthi',
  'pradosh',
] as const
export type FestivalKey = (typeof festivalKeys)[number]

/** A festival of one tithi of a lunar month. */
interface LunarFestival {
  festival: FestivalKey
  month: LunarMonth
  tithi: number
  dayOf: DayRule
}

const atSunrise = whenIn(parts.sunrise, { ofBoth: 'first', ofNeither: 'first' })
const atLaterSunrise = whenIn(parts.sunrise, { ofBoth: 'second', ofNeither: 'first' })

/** The burning of Holika: not in Bhadra, the first half of the tithi, when the next evening can have it. */
const holikaDay: DayRule = (tithi, days) => {
  const day = whenIn(parts.dusk, { ofBoth: 'second', ofNeither: 'first' })(tithi, days)
  const isInBhadra = (tithi.from + tithi.to) / 2 > parts.midnight(day, days).from
  const nextDay = day + 1
  const lasts = (tithi.to - days.sunrise(nextDay)) / (days.sunset(nextDay) - days.sunrise(nextDay))
  return isInBhadra && lasts >= 7 / 8 ? nextDay : day
}

const lunar = (
  festival: FestivalKey,
  month: LunarMonth,
  tithi: number,
  dayOf: DayRule,
): LunarFestival => ({ festival, month, tithi, dayOf })

export const lunarFestivals: readonly LunarFestival[] = [
  lunar('ugadi-gudi-padwa', 'chaitra', 1, atSunrise),
  lunar(
    'ram-navami',
    'chaitra',
    9,
    whenIn(parts.midday, { ofBoth: 'second', ofNeither: 'second' }),
  ),
  lunar('hanuman-jayanti', 'chaitra', 15, atSunrise),
  lunar(
    'akshaya-tritiya',
    'vaishakha',
    3,
    whenIn(parts.thirdMuhurta, { ofBoth: 'second', ofNeither: 'first' }),
  ),
  lunar('buddha-purnima', 'vaishakha', 15, atSunrise),
  lunar(
    'vat-savitri',
    'vaishakha',
    30,
    whenIn(parts.midday, { ofBoth: 'first', ofNeither: 'first' }),
  ),
  lunar('nirjala-ekadashi', 'jyeshtha', 11, atSunrise),
  lunar('rath-yatra', 'ashadha', 2, atSunrise),
  lunar('guru-purnima', 'ashadha', 15, atSunrise),
  lunar(
    'nag-panchami',
    'shravana',
    5,
    whenIn(parts.thirdMuhurta, { ofBoth: 'first', ofNeither: 'first' }),
  ),
  lunar(
    'raksha-bandhan',
    'shravana',
    15,
    whenIn(parts.thirdMuhurta, { ofBoth: 'second', ofNeither: 'first' }),
  ),
  lunar(
    'janmashtami',
    'shravana',
    23,
    whenIn(parts.midnight, { ofBoth: 'second', ofNeither: 'second' }),
  ),
  lunar(
    'ganesh-chaturthi',
    'bhadrapada',
    4,
    whenIn(parts.midday, { ofBoth: 'first', ofNeither: 'first' }),
  ),
  lunar('anant-chaturdashi', 'bhadrapada', 14, atSunrise),
  lunar(
    'pitru-paksha-amavasya',
    'bhadrapada',
    30,
    whenIn(parts.afternoon, { ofBoth: 'second', ofNeither: 'first' }),
  ),
  lunar('navaratri-begins', 'ashvina', 1, atSunrise),
  lunar('durga-ashtami', 'ashvina', 8, atSunrise),
  lunar(
    'dussehra',
    'ashvina',
    10,
    whenIn(parts.afternoon, { ofBoth: 'first', ofNeither: 'first' }),
  ),
  lunar(
    'sharad-purnima',
    'ashvina',
    15,
    whenIn(parts.dusk, { ofBoth: 'second', ofNeither: 'first' }),
  ),
  lunar(
    'karva-chauth',
    'ashvina',
    19,
    whenIn(parts.moonrise, { ofBoth: 'first', ofNeither: 'second' }),
  ),
  lunar('dhanteras', 'ashvina', 28, whenIn(parts.dusk, { ofBoth: 'second', ofNeither: 'second' })),
  lunar(
    'diwali',
    'ashvina',
    30,
    whenIn(parts.dusk, { ofBoth: 'second', ofNeither: 'second', leastMinutes: 24 }),
  ),
  lunar('govardhan', 'kartika', 1, atSunrise),
  lunar(
    'bhai-dooj',
    'kartika',
    2,
    whenIn(parts.afternoon, { ofBoth: 'second', ofNeither: 'second' }),
  ),
  lunar('chhath', 'kartika', 6, atSunrise),
  lunar('dev-uthani-ekadashi', 'kartika', 11, atSunrise),
  lunar('kartik-purnima', 'kartika', 15, atSunrise),
  lunar('gita-jayanti', 'margashirsha', 11, atSunrise),
  lunar(
    'vasant-panchami',
    'magha',
    5,
    whenIn(parts.forenoon, { ofBoth: 'first', ofNeither: 'second' }),
  ),
  lunar(
    'maha-shivaratri',
    'magha',
    29,
    whenIn(parts.midnight, { ofBoth: 'second', ofNeither: 'second' }),
  ),
  lunar('holika-dahan', 'phalguna', 15, holikaDay),
  lunar('holi', 'phalguna', 15, (tithi, days) => holikaDay(tithi, days) + 1),
]

/** Observances of a tithi in every lunar month, except where the tithi has a festival of its own. */
export const monthlyObservances: readonly Omit<LunarFestival, 'month'>[] = [
  { festival: 'ekadashi', tithi: 11, dayOf: atSunrise },
  { festival: 'ekadashi', tithi: 26, dayOf: atSunrise },
  { festival: 'purnima', tithi: 15, dayOf: atSunrise },
  { festival: 'amavasya', tithi: 30, dayOf: atSunrise },
  {
    festival: 'sankashti-chaturthi',
    tithi: 19,
    dayOf: whenIn(parts.moonrise, { ofBoth: 'first', ofNeither: 'second' }),
  },
  {
    festival: 'pradosh',
    tithi: 13,
    dayOf: whenIn(parts.dusk, { ofBoth: 'second', ofNeither: 'second' }),
  },
  {
    festival: 'pradosh',
    tithi: 28,
    dayOf: whenIn(parts.dusk, { ofBoth: 'second', ofNeither: 'second' }),
  },
]

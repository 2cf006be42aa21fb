import { type DayPart, type DayRule, lastsAt, parts, whenIn } from './day-rules.ts'
import { moonNakshatraAt, type LunarMonth } from './lunar-months.ts'

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

/** A festival of one tithi of a lunar month; added (adhika) months have none. */
interface LunarFestival {
  festival: FestivalKey
  month: LunarMonth
  tithi: number
  dayOf: DayRule
}

const atSunrise = whenIn(parts.sunrise, { ofBoth: 'first', ofNeither: 'first' })
const atSecondSunrise = whenIn(parts.sunrise, { ofBoth: 'second', ofNeither: 'first' })
const atThirdMuhurta = whenIn(parts.thirdMuhurta, { ofBoth: 'first', ofNeither: 'first' })
const inForenoon = whenIn(parts.forenoon, {
  ofBoth: 'first',
  ofNeither: 'second',
  countsBriefly: true,
})
const atMidday = whenIn(parts.midday, { ofBoth: 'first', ofNeither: 'first' })
const inAfternoon = whenIn(parts.afternoon, { ofBoth: 'second', ofNeither: 'first' })
const atDusk = whenIn(parts.dusk, { ofBoth: 'second', ofNeither: 'second' })
const atMidnight = whenIn(parts.midnight, { ofBoth: 'second', ofNeither: 'second' })
const atMoonrise = whenIn(parts.moonrise, { ofBoth: 'first', ofNeither: 'second' })

/** Not in Bhadra, the first half of the tithi, if that lasts beyond midnight and the next day has most of the rest. */
const holikaDay: DayRule = (tithi, days) => {
  const day = atDusk(tithi, days)
  const isInBhadra = (tithi.from + tithi.to) / 2 > parts.midnight(day, days).from
  return isInBhadra && lastsAt(tithi, parts.lateAfternoon(day + 1, days).from) ? day + 1 : day
}

/** At the muhurta of victory; the next day, if only then the Moon is in Shravana, from sunrise to that muhurta. */
const dussehraDay: DayRule = (tithi, days) => {
  const day = whenIn(parts.victory, { ofBoth: 'first', ofNeither: 'first' })(tithi, days)
  const isInShravana = (one: number, part: DayPart): boolean =>
    moonNakshatraAt(part(one, days).from) === 'shravana'
  const isNextDay =
    lastsAt(tithi, parts.thirdMuhurta(day + 1, days).from) &&
    isInShravana(day + 1, parts.sunrise) &&
    isInShravana(day + 1, parts.victory) &&
    !isInShravana(day, parts.victory)
  return isNextDay ? day + 1 : day
}

type FestivalRow = readonly [FestivalKey, LunarMonth, number, DayRule]

const rows: readonly FestivalRow[] = [
  ['ugadi-gudi-padwa', 'chaitra', 1, atSunrise],
  ['ram-navami', 'chaitra', 9, whenIn(parts.midday, { ofBoth: 'second', ofNeither: 'second' })],
  ['hanuman-jayanti', 'chaitra', 15, atSunrise],
  ['akshaya-tritiya', 'vaishakha', 3, atThirdMuhurta],
  ['buddha-purnima', 'vaishakha', 15, atSunrise],
  // Of Jyeshtha in the North, where months end with the full Moon.
  ['vat-savitri', 'vaishakha', 30, atMidday],
  ['nirjala-ekadashi', 'jyeshtha', 11, atSecondSunrise],
  ['rath-yatra', 'ashadha', 2, atSunrise],
  ['guru-purnima', 'ashadha', 15, atSunrise],
  ['nag-panchami', 'shravana', 5, atThirdMuhurta],
  [
    'raksha-bandhan',
    'shravana',
    15,
    whenIn(parts.thirdMuhurta, { ofBoth: 'second', ofNeither: 'first' }),
  ],
  // As the public holiday of India and Vaishnavas keep it; Smartas fast on the midnight, often a day earlier.
  ['janmashtami', 'shravana', 23, atSecondSunrise],
  ['ganesh-chaturthi', 'bhadrapada', 4, atMidday],
  ['anant-chaturdashi', 'bhadrapada', 14, atSunrise],
  ['pitru-paksha-amavasya', 'bhadrapada', 30, inAfternoon],
  ['navaratri-begins', 'ashvina', 1, atSunrise],
  ['durga-ashtami', 'ashvina', 8, atSunrise],
  ['dussehra', 'ashvina', 10, dussehraDay],
  ['sharad-purnima', 'ashvina', 15, atMidnight],
  ['karva-chauth', 'ashvina', 19, atMoonrise],
  ['dhanteras', 'ashvina', 28, atDusk],
  ['diwali', 'ashvina', 30, atDusk],
  ['govardhan', 'kartika', 1, atThirdMuhurta],
  ['bhai-dooj', 'kartika', 2, inAfternoon],
  ['chhath', 'kartika', 6, atSunrise],
  ['dev-uthani-ekadashi', 'kartika', 11, atSecondSunrise],
  ['kartik-purnima', 'kartika', 15, atSunrise],
  ['gita-jayanti', 'margashirsha', 11, atSecondSunrise],
  ['vasant-panchami', 'magha', 5, inForenoon],
  ['maha-shivaratri', 'magha', 29, atMidnight],
  ['holika-dahan', 'phalguna', 15, holikaDay],
  ['holi', 'phalguna', 15, (tithi, days) => holikaDay(tithi, days) + 1],
]

export const lunarFestivals = rows.map(([festival, month, tithi, dayOf]): LunarFestival => ({
  festival,
  month,
  tithi,
  dayOf,
}))

/** Observances of a tithi in every lunar month, except where the tithi has a festival of its own. */
export const monthlyObservances: readonly Omit<LunarFestival, 'month'>[] = [
  { festival: 'ekadashi', tithi: 11, dayOf: atSecondSunrise },
  { festival: 'ekadashi', tithi: 26, dayOf: atSecondSunrise },
  { festival: 'purnima', tithi: 15, dayOf: atSunrise },
  { festival: 'amavasya', tithi: 30, dayOf: atSunrise },
  { festival: 'sankashti-chaturthi', tithi: 19, dayOf: atMoonrise },
  { festival: 'pradosh', tithi: 13, dayOf: atDusk },
  { festival: 'pradosh', tithi: 28, dayOf: atDusk },
]

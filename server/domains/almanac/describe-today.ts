import {
  inEveryLanguage,
  type LanguageCode,
  languages,
  translationRows,
} from '@rashi/contract/languages.rules'
import { moonAt, moonPhase, type SignKey, signKeys, type Transit, type Zodiac } from '@rashi/sky'
import { almanacNames } from './content/all-names.ts'
import { todayTexts } from './content/all-today.ts'
import { renderSkyEvent } from './list-sky-events.ts'
import { type House, houseFrom } from './rules/gochara.rules.ts'
import { capitalised, fill } from './rules/text.rules.ts'
import { type SkyCalendar, skyCalendarOf } from './sky/sky-calendar.ts'
import { momentIn } from './render/moment.ts'

interface TodayQuery {
  readonly now: Temporal.Instant
  /** The sign from which the houses are counted, if there is one. */
  readonly moonsign: SignKey | undefined
  /** The reader's; without one, that of each language. */
  readonly timeZone: string | undefined
  readonly zodiac: Zodiac
}

/** Describes the Moon of a moment for a moonsign, and the next date to note, in every language. */
export function describeToday(query: TodayQuery) {
  const { now, moonsign, zodiac } = query
  const calendar = skyCalendarOf(zodiac)
  const { sign, to } = calendar.stayAt('Moon', now)
  const event = findNextEvent(calendar, now)
  const zones = inEveryLanguage((code) => query.timeZone ?? languages[code].timeZone)
  return {
    sign,
    until: to,
    nextSign: signKeys[(signKeys.indexOf(sign) + 1) % 12]!,
    house: moonsign ? houseFrom(moonsign, sign) : null,
    translations: translationRows((code) => ({
      text: writeSentence(code, { ...query, sign, until: to, timeZone: zones[code] }),
      evidence: writeEvidence(code, query, sign),
    })),
    next: event && {
      at: event.at,
      translations: translationRows((code) =>
        writeEvent(code, event, { now, moonsign, timeZone: zones[code] }),
      ),
    },
  }
}

function writeSentence(
  code: LanguageCode,
  {
    now,
    moonsign,
    sign,
    until,
    timeZone,
  }: Pick<TodayQuery, 'now' | 'moonsign'> & {
    sign: SignKey
    until: Temporal.Instant
    timeZone: string
  },
): string {
  const texts = todayTexts[code]
  const values = {
    until: texts.until(momentIn(timeZone, { at: until, now, code })),
    sign: almanacNames[code].signs[sign],
  }
  if (!moonsign) return fill(texts.moonAlone, values)
  const house = houseFrom(moonsign, sign)
  const deeds = texts.deeds[house][moonPhase(now).waxing ? 'waxing' : 'waning']
  return fill(texts.moon, {
    ...values,
    area: texts.areas[house],
    deed: deeds[dayNumber(now, timeZone) % deeds.length]!,
  })
}

const epoch = Temporal.PlainDate.from('1970-01-01')

/** Counts the reader's days, so that each has another text than the day before. */
const dayNumber = (now: Temporal.Instant, timeZone: string): number =>
  epoch.until(now.toZonedDateTimeISO(timeZone).toPlainDate(), { largestUnit: 'days' }).days

/** Writes what the sentence rests on. */
function writeEvidence(
  code: LanguageCode,
  { now, moonsign, zodiac }: TodayQuery,
  sign: SignKey,
): string {
  const texts = todayTexts[code]
  const names = almanacNames[code]
  const { degreesInSign, nakshatra } = moonAt(now, zodiac)
  const { waxing, illuminatedFraction } = moonPhase(now)
  const [name, temper] = names.nakshatras[nakshatra]
  const house = moonsign && houseFrom(moonsign, sign)
  return [
    fill(texts.evidence, {
      sign: names.signs[sign],
      degrees: `${Math.floor(degreesInSign)}`,
      nakshatra: name,
      temper,
      phase: texts.phases[waxing ? 'waxing' : 'waning'],
      percent: `${Math.round(illuminatedFraction * 100)}`,
    }),
    ...(house
      ? [
          fill(texts.counted, {
            sign: names.signs[sign],
            house: names.houses[house - 1]!,
            moonsign: names.signs[moonsign],
          }),
        ]
      : []),
    ...(house === 8 ? [texts.eighth] : []),
  ].join(' ')
}

/** Finds the next new or full Moon, eclipse, or move or turn of another graha than the Moon. */
function findNextEvent(calendar: SkyCalendar, now: Temporal.Instant): Transit | undefined {
  const found = calendar.findNext(now, isDateToNote)
  if (found?.kind !== 'moon-phase') return found
  // An eclipse is the greater event of the two, some minutes from its new or full Moon.
  const nextDay = found.at.add({ hours: 24 })
  return calendar.transits(found.at, nextDay).find(({ kind }) => kind === 'eclipse') ?? found
}

const isDateToNote = (transit: Transit): boolean =>
  transit.kind === 'eclipse' ||
  transit.kind === 'station' ||
  (transit.kind === 'moon-phase' && (transit.phase === 'new' || transit.phase === 'full')) ||
  // The nodes move at the same moment, and Rahu is the one that is spoken of.
  (transit.kind === 'ingress' && transit.graha !== 'Moon' && transit.graha !== 'Ketu')

function writeEvent(
  code: LanguageCode,
  event: Transit,
  { now, moonsign, timeZone }: Pick<TodayQuery, 'now' | 'moonsign'> & { timeZone: string },
) {
  const texts = todayTexts[code]
  const names = almanacNames[code]
  const moment = momentIn(timeZone, { at: event.at, now, code })
  const words = capitalised(renderSkyEvent(event, names))
  const sign = event.kind === 'ingress' ? event.toSign : event.sign
  const house: House | undefined = moonsign && houseFrom(moonsign, sign)
  return {
    date: texts.at(moment, names.weekday(moment.day)),
    text: house ? fill(texts.next, { event: words, area: texts.areas[house] }) : words,
  }
}

import type { AlmanacNames } from '../texts/language.ts'
import type { AlmanacDay } from '../sky/almanac-days.ts'

/** Describes a day of the almanac in words. */
export function describeDay(day: AlmanacDay, names: AlmanacNames) {
  const [name, temper] = names.nakshatras[day.nakshatra]
  const nakshatra = `${name} (${temper})`
  const tithi = names.tithi(day.tithi)
  const festivals = day.festivals.map((key) => names.festivals[key])
  return {
    date: `${day.day}`,
    moonSign: day.moonSign,
    nakshatra,
    tithi,
    festival: festivals.length === 0 ? null : festivals.join(', '),
    /** The Moon's sign, its nakshatra with its temper, the tithi and the festivals. */
    head: [names.moonIn(names.signs[day.moonSign]), nakshatra, tithi, ...festivals].join(' · '),
  }
}

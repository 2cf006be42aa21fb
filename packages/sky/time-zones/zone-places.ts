import { offsetSecondsAt } from './civil-time.ts'
import { zoneNamed } from './clock-rows.ts'
import data from '../data/zone-places.json' with { type: 'json' }
import { arcDegrees } from '../positions/zodiac.ts'
import type { Place } from '../positions/place.ts'

const aliases: Record<string, string> = data.aliases
const zones: Record<string, number[]> = {
  ...data.zones,
  // The tz database names Kolkata; Indian almanacs are published for New Delhi.
  'Asia/Kolkata': [28.6139, 77.209],
}
const greenwich = { latitudeDegrees: 51.4769, longitudeDegrees: 0 }

/**
 * The reference place of a time zone: the city that it is named for, as the tz database locates it, and New Delhi for
 * India. A zone that is no more than an offset has a place on the equator at the middle of that offset; UTC has Greenwich.
 *
 * @param timeZone an IANA zone or an alias of one, such as `Asia/Calcutta`
 * @throws RangeError when the tz database has no such zone
 */
export function placeOfTimeZone(timeZone: string): Place {
  const name = zoneNamed(timeZone)
  const coordinates = zones[name] ?? zones[aliases[name] ?? '']
  if (!coordinates) return { ...placeOfOffset(offsetSecondsAt(name, 0)), timeZone: name }
  const [latitudeDegrees, longitudeDegrees] = coordinates as [number, number]
  return { latitudeDegrees, longitudeDegrees, timeZone: name }
}

function placeOfOffset(offsetSeconds: number) {
  if (offsetSeconds === 0) return greenwich
  return { latitudeDegrees: 0, longitudeDegrees: arcDegrees(0, (offsetSeconds / 3600) * 15) }
}

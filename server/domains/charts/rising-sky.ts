import type { PlaceOfBirth, RisingSky, Sky } from '@rashi/contract'
import { ascendingPoint } from '@rashi/engraving'
import { ascendantAt, horizonAt } from '@rashi/sky'
import { formatHorizonFileName } from './horizon-file.rules.ts'

/** Describes the eastern horizon of a place at an instant: numbers and the URL of its picture. */
export function describeRisingSky(
  instant: Temporal.Instant,
  { geometry: { location } }: PlaceOfBirth,
  zodiac: Sky['zodiac'],
): RisingSky {
  const latitudeDegrees = location.lat
  const place = { latitudeDegrees, longitudeDegrees: location.lng, timeZone: 'UTC' }
  const { sign, degreesInSign, longitudeDegrees } = ascendantAt(instant, place, zodiac)
  const horizon = { ...horizonAt(instant, place), latitudeDegrees }
  const file = formatHorizonFileName({ ...horizon, ascendantDegrees: longitudeDegrees })
  return {
    sign,
    degrees_in_sign: degreesInSign,
    azimuth_degrees: Math.round(ascendingPoint(horizon).azimuthDegrees),
    mediaUrl: `/media/horizon/${file}`,
  }
}

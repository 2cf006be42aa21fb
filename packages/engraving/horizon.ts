import type { Place } from './sky.ts'

/** A place on the Earth at a moment, as the sky sees it. */
export interface Horizon {
  /** Local apparent sidereal time: the right ascension that culminates, 0 to 360. */
  siderealDegrees: number
  /** -90 to 90, north positive. */
  latitudeDegrees: number
  /** How far the equinox has moved along the ecliptic since J2000: 1.4 degrees a century. */
  precessionDegrees: number
}

const radians = Math.PI / 180
/** The obliquity of the ecliptic of 2000; from 1900 to 2100 it differs by less than a minute of arc. */
const [sinTilt, cosTilt] = [Math.sin(23.4393 * radians), Math.cos(23.4393 * radians)]
/** At the poles every direction is south or north. */
const maxLatitudeDegrees = 89.9

export interface HorizontalPlace {
  /** From north through east, 0 to 360. */
  azimuthDegrees: number
  /** Without refraction. */
  altitudeDegrees: number
}

/** Returns the direction in which a place of the sky is seen; it is given for the equinox of J2000. */
export function horizontalPlace(horizon: Horizon, place: Place): HorizontalPlace {
  const longitudeDegrees = place.longitudeDegrees + horizon.precessionDegrees
  return directionOf(horizon, { ...place, longitudeDegrees })
}

/** The same for a place of the equinox of date. */
function directionOf({ siderealDegrees, latitudeDegrees }: Horizon, place: Place): HorizontalPlace {
  const [longitude, latitude] = [place.longitudeDegrees * radians, place.latitudeDegrees * radians]
  const sinDeclination =
    Math.sin(latitude) * cosTilt + Math.cos(latitude) * sinTilt * Math.sin(longitude)
  const declination = Math.asin(sinDeclination)
  const ascension = Math.atan2(
    Math.sin(longitude) * Math.cos(latitude) * cosTilt - Math.sin(latitude) * sinTilt,
    Math.cos(longitude) * Math.cos(latitude),
  )
  const hour = siderealDegrees * radians - ascension
  const pole = clamp(latitudeDegrees) * radians
  const altitude = Math.asin(
    Math.sin(pole) * sinDeclination + Math.cos(pole) * Math.cos(declination) * Math.cos(hour),
  )
  const azimuth = Math.atan2(
    -Math.cos(declination) * Math.sin(hour),
    sinDeclination * Math.cos(pole) - Math.cos(declination) * Math.cos(hour) * Math.sin(pole),
  )
  return {
    azimuthDegrees: (azimuth / radians + 360) % 360,
    altitudeDegrees: altitude / radians,
  }
}

const clamp = (latitudeDegrees: number) =>
  Math.max(-maxLatitudeDegrees, Math.min(maxLatitudeDegrees, latitudeDegrees))

/** Finds the point of the ecliptic on the eastern horizon: its tropical longitude of date, and its azimuth. */
export function ascendingPoint(horizon: Horizon): {
  longitudeDegrees: number
  azimuthDegrees: number
} {
  const sidereal = horizon.siderealDegrees * radians
  const slope = Math.tan(clamp(horizon.latitudeDegrees) * radians)
  const one =
    Math.atan2(Math.cos(sidereal), -(Math.sin(sidereal) * cosTilt + slope * sinTilt)) / radians
  const longitudes = [one, one + 180].map((degrees) => (degrees + 360) % 360)
  const [found] = longitudes
    .map((longitudeDegrees) => ({
      longitudeDegrees,
      ...directionOf(horizon, { longitudeDegrees, latitudeDegrees: 0 }),
    }))
    .sort((a, b) => a.azimuthDegrees - b.azimuthDegrees)
  return { longitudeDegrees: found!.longitudeDegrees, azimuthDegrees: found!.azimuthDegrees }
}

/** The Moon's phase and its place on the ecliptic of J2000. */
interface MoonView {
  readonly longitudeDegrees: number
  readonly latitudeDegrees: number
  /** 0 to 1. */
  readonly illuminatedFraction: number
  readonly waxing: boolean
}

/** The Moon's ecliptic latitude is never larger. */
const maxLatitudeTenths = 55

/**
 * Names a picture of the Moon by what it shows, so that the name reveals no birth: `1333_-32_68_waxing.svg`
 * is at longitude 133.3° and latitude −3.2°, 68 % illuminated and waxing.
 */
export function formatMoonFileName(moon: MoonView): string {
  const longitude = Math.round(moon.longitudeDegrees * 10) % 3600
  const latitude = Math.round(moon.latitudeDegrees * 10)
  const percent = Math.round(moon.illuminatedFraction * 100)
  return `${longitude}_${latitude}_${percent}_${moon.waxing ? 'waxing' : 'waning'}.svg`
}

/** Parses such a name; returns undefined for a position or phase that the Moon cannot have. */
export function parseMoonFileName(file: string): MoonView | undefined {
  const [, longitude, latitude, percent, direction] =
    /^(0|[1-9]\d{0,3})_(0|-?[1-9]\d?)_(0|[1-9]\d{0,2})_(waxing|waning)\.svg$/.exec(file) ?? []
  if (longitude === undefined || Number(longitude) >= 3600) return undefined
  if (Math.abs(Number(latitude)) > maxLatitudeTenths || Number(percent) > 100) return undefined
  return {
    longitudeDegrees: Number(longitude) / 10,
    latitudeDegrees: Number(latitude) / 10,
    illuminatedFraction: Number(percent) / 100,
    waxing: direction === 'waxing',
  }
}

/** How the Moon looks and where it stands (ecliptic of J2000). */
interface MoonSeen {
  readonly longitudeDegrees: number
  readonly latitudeDegrees: number
  /** 0 to 1. */
  readonly illuminatedFraction: number
  readonly waxing: boolean
}

/** The Moon never stands farther off the ecliptic. */
const mostLatitudeTenths = 55

/**
 * The Moon's picture is named by what it shows, not by whose moment it was: `1333_-32_68_waxing.svg` is
 * 133.3° along and 3.2° below the ecliptic, 68 % lit and growing.
 */
export function moonFile(moon: MoonSeen): string {
  const longitude = Math.round(moon.longitudeDegrees * 10) % 3600
  const latitude = Math.round(moon.latitudeDegrees * 10)
  const percent = Math.round(moon.illuminatedFraction * 100)
  return `${longitude}_${latitude}_${percent}_${moon.waxing ? 'waxing' : 'waning'}.svg`
}

/** What a file's name says, or undefined where it names no Moon. */
export function readMoonFile(file: string): MoonSeen | undefined {
  const [, longitude, latitude, percent, direction] =
    /^(0|[1-9]\d{0,3})_(0|-?[1-9]\d?)_(0|[1-9]\d{0,2})_(waxing|waning)\.svg$/.exec(file) ?? []
  if (longitude === undefined || Number(longitude) >= 3600) return undefined
  if (Math.abs(Number(latitude)) > mostLatitudeTenths || Number(percent) > 100) return undefined
  return {
    longitudeDegrees: Number(longitude) / 10,
    latitudeDegrees: Number(latitude) / 10,
    illuminatedFraction: Number(percent) / 100,
    waxing: direction === 'waxing',
  }
}

/** The Moon's phase and its place in the zodiac and among the stars. */
interface MoonView {
  /** In the zodiac in use, 0 to 360. */
  readonly longitudeDegrees: number
  /** The J2000 longitude of 0° Aries of that zodiac: about 23.9 in the sidereal one. */
  readonly ariesDegrees: number
  readonly latitudeDegrees: number
  /** 0 to 1. */
  readonly illuminatedFraction: number
  readonly waxing: boolean
}

/** The Moon's ecliptic latitude is never larger. */
const maxLatitudeTenths = 55
/** 0° Aries of either zodiac stays within these for births since 1900. */
const ariesTenths = [
  [-20, 20],
  [238, 240],
] as const

/**
 * Names a picture of the Moon by what it shows, so that the name reveals no birth: `1094_-32_68_waxing_239.svg`
 * is at longitude 109.4° and latitude −3.2°, 68 % illuminated and waxing, in the zodiac that begins at 23.9°.
 */
export function formatMoonFileName(moon: MoonView): string {
  // A Moon in the last minutes of a sign stays in it.
  const lastOfSign = (Math.floor(moon.longitudeDegrees / 30) + 1) * 300 - 1
  const longitude = Math.min(Math.round(moon.longitudeDegrees * 10), lastOfSign)
  const latitude = Math.round(moon.latitudeDegrees * 10)
  const percent = Math.round(moon.illuminatedFraction * 100)
  const aries = Math.round(moon.ariesDegrees * 10)
  return `${longitude}_${latitude}_${percent}_${moon.waxing ? 'waxing' : 'waning'}_${aries}.svg`
}

/** Parses such a name; returns undefined for a position or phase that the Moon cannot have. */
export function parseMoonFileName(file: string): MoonView | undefined {
  const [, longitude, latitude, percent, direction, aries] =
    /^(0|[1-9]\d{0,3})_(0|-?[1-9]\d?)_(0|[1-9]\d{0,2})_(waxing|waning)_(0|-?[1-9]\d{0,2})\.svg$/.exec(
      file,
    ) ?? []
  if (longitude === undefined || Number(longitude) >= 3600) return undefined
  if (Math.abs(Number(latitude)) > maxLatitudeTenths || Number(percent) > 100) return undefined
  if (!ariesTenths.some(([least, most]) => Number(aries) >= least && Number(aries) <= most))
    return undefined
  return {
    longitudeDegrees: Number(longitude) / 10,
    ariesDegrees: Number(aries) / 10,
    latitudeDegrees: Number(latitude) / 10,
    illuminatedFraction: Number(percent) / 100,
    waxing: direction === 'waxing',
  }
}

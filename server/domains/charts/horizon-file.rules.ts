/** The numbers that a picture of the eastern horizon shows. */
interface HorizonView {
  readonly siderealDegrees: number
  readonly latitudeDegrees: number
  readonly precessionDegrees: number
  /** In the zodiac in use. */
  readonly ascendantDegrees: number
}

/** The precession since J2000 of births from 1899 to 2100. */
const maxPrecessionTenths = 15

/** Rounds to a tenth of a degree, and never to a negative zero. */
const tenths = (degrees: number): number => Math.round(degrees * 10) + 0

/**
 * Names a picture of the eastern horizon by what it shows, so that the name reveals no birth:
 * `995_526_-4_16324.svg` has the sidereal time 99.5°, the latitude 52.6°, a precession of −0.4° and the ascendant
 * at 163.24°.
 */
export function formatHorizonFileName(view: HorizonView): string {
  const ascendant = Math.floor(view.ascendantDegrees * 100)
  return `${tenths(view.siderealDegrees) % 3600}_${tenths(view.latitudeDegrees)}_${tenths(view.precessionDegrees)}_${ascendant}.svg`
}

/** Parses such a name; returns undefined for numbers that no horizon has. */
export function parseHorizonFileName(file: string): HorizonView | undefined {
  const [, ...parts] =
    /^(0|[1-9]\d{0,3})_(0|-?[1-9]\d{0,2})_(0|-?[1-9]\d?)_(0|[1-9]\d{0,4})\.svg$/.exec(file) ?? []
  if (parts.length === 0) return undefined
  const [sidereal, latitude, precession, ascendant] = parts.map(Number) as [
    number,
    number,
    number,
    number,
  ]
  if (sidereal >= 3600 || Math.abs(latitude) > 900 || ascendant >= 36_000) return undefined
  if (Math.abs(precession) > maxPrecessionTenths) return undefined
  return {
    siderealDegrees: sidereal / 10,
    latitudeDegrees: latitude / 10,
    precessionDegrees: precession / 10,
    ascendantDegrees: ascendant / 100,
  }
}

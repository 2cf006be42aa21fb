import type { PlaceOfBirth, SignKey, Sky, TwoZodiacs } from '@rashi/contract'
import { type Birth, readMoonsign, readRisingSign, readSunSign, type SignReading } from '@rashi/sky'
import type { Context } from '../../context/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Gazetteer } from '../places/index.ts'
import { findBirthRefusal, findMomentRefusal } from './birth.rules.ts'

export type ChartContext = Pick<Context, 'config' | 'clock' | 'db'> & {
  readonly gazetteer: Pick<Gazetteer, 'timeZoneAt'>
}

/** The local time and place of a birth, as entered. */
export interface BirthDetails {
  /** `YYYY-MM-DD HH:mm:00` */
  readonly dob: string
  readonly pob: PlaceOfBirth
  /** The time in `dob` is assumed. */
  readonly time_unknown?: boolean | undefined
}

export interface Chart {
  readonly sign: SignKey
  readonly sky: Sky
  readonly birth: BirthDetails
}

type ReadSign = (birth: Birth, zodiac: Sky['zodiac']) => SignReading

/** Computes the moonsign of a birth. `field` is the name of the date's field in a refusal. */
export const castChart = (context: ChartContext, birth: BirthDetails, field = 'dob'): Chart =>
  cast(context, birth, field, readMoonsign)

export const castRisingSign = (context: ChartContext, birth: BirthDetails, field = 'dob'): Chart =>
  cast(context, birth, field, readRisingSign)

function cast(context: ChartContext, birth: BirthDetails, field: string, read: ReadSign): Chart {
  const reading = read(checkBirth(context, birth, field), context.config.zodiac)
  return { sign: reading.sign, sky: toSky(reading), birth }
}

/** Turns the details of a birth into a moment at a place, or refuses them. */
function checkBirth({ clock, gazetteer }: ChartContext, birth: BirthDetails, field: string): Birth {
  const { lat, lng } = birth.pob.geometry.location
  const timeZone = gazetteer.timeZoneAt(lat, lng, birth.pob.formatted_address)
  const isTimeUnknown = birth.time_unknown ?? false
  // An assumed time may still be to come on the day of the birth.
  const earliest = isTimeUnknown ? `${birth.dob.slice(0, 10)} 00:00:00` : birth.dob
  const refusal = findBirthRefusal(earliest, timeZone, clock.now()) ?? findMomentRefusal(birth.dob)
  if (refusal) throw new Refusal(refusal, { errors: { [field]: [`refusal.${refusal}`] } })
  return {
    local: birth.dob,
    place: { latitudeDegrees: lat, longitudeDegrees: lng, timeZone },
    isTimeUnknown,
  }
}

/** Computes Sun and Moon of a birth in both zodiacs, whichever one the deployment uses. */
export function castTwoZodiacs(
  context: ChartContext,
  details: BirthDetails,
  field: string,
): TwoZodiacs {
  const birth = checkBirth(context, details, field)
  const inBoth = (read: ReadSign) => ({
    sidereal: toPoint(read(birth, 'sidereal')),
    tropical: toPoint(read(birth, 'tropical')),
  })
  const { utc, utcOffset, timeZone, ayanamsaDegrees } = readMoonsign(birth, 'sidereal')
  return {
    utc,
    utc_offset: utcOffset,
    time_zone: timeZone,
    ayanamsa_degrees: roundDegrees(ayanamsaDegrees),
    moon: inBoth(readMoonsign),
    sun: inBoth(readSunSign),
  }
}

const toPoint = ({ sign, degreesInSign, certain, otherSign }: SignReading) => ({
  sign,
  degrees_in_sign: degreesInSign,
  certain,
  other_sign: otherSign,
})

/** Rounds to 0.00001°, which is 0.04″: finer than the accuracy of the positions. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const toSky = (reading: SignReading): Sky => ({
  zodiac: reading.zodiac,
  ayanamsa_degrees: roundDegrees(reading.ayanamsaDegrees),
  longitude_degrees: reading.longitudeDegrees,
  degrees_in_sign: reading.degreesInSign,
  nakshatra: reading.nakshatra,
  pada: reading.pada,
  utc: reading.utc,
  utc_offset: reading.utcOffset,
  time_zone: reading.timeZone,
  certain: reading.certain,
  other_sign: reading.otherSign,
  changes_at: reading.changesAt,
})

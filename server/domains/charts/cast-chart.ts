import type { PlaceOfBirth, SignKey, Sky } from '@rashi/contract'
import { type Birth, readMoonsign, readRisingSign, type SignReading } from '@rashi/sky'
import type { Context } from '../../context/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Gazetteer } from '../places/index.ts'
import { whyBirthIsRefused } from './birth.rules.ts'

export type ChartContext = Pick<Context, 'config' | 'clock' | 'db'> & {
  readonly gazetteer: Pick<Gazetteer, 'timeZoneAt'>
}

/** Local clock time and place, as people give them. */
export interface BirthDetails {
  /** `YYYY-MM-DD HH:mm:00` */
  readonly dob: string
  readonly pob: PlaceOfBirth
}

export interface Chart {
  readonly sign: SignKey
  readonly sky: Sky
  readonly birth: BirthDetails
}

type Reading = (birth: Birth, zodiac: Sky['zodiac']) => SignReading

/** The moonsign of a birth. `field` is how the caller names the date, for a refusal. */
export const castChart = (context: ChartContext, birth: BirthDetails, field = 'dob'): Chart =>
  cast(context, birth, field, readMoonsign)

export const castRisingSign = (context: ChartContext, birth: BirthDetails, field = 'dob'): Chart =>
  cast(context, birth, field, readRisingSign)

function cast(
  { config, clock, gazetteer }: ChartContext,
  birth: BirthDetails,
  field: string,
  read: Reading,
): Chart {
  const { lat, lng } = birth.pob.geometry.location
  const timeZone = gazetteer.timeZoneAt(lat, lng, birth.pob.formatted_address)
  const why = whyBirthIsRefused(birth.dob, timeZone, clock.now())
  if (why) throw new Refusal(why, { errors: { [field]: [`refusal.${why}`] } })
  const reading = read(
    { local: birth.dob, place: { latitudeDegrees: lat, longitudeDegrees: lng, timeZone } },
    config.zodiac,
  )
  return { sign: reading.sign, sky: skyOf(reading), birth }
}

/** Arc of 0.00001 degree is 0.04 arcseconds: finer than any reading is. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const skyOf = (reading: SignReading): Sky => ({
  zodiac: reading.zodiac,
  ayanamsa_degrees: rounded(reading.ayanamsaDegrees),
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

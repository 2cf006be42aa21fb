import type { ResponseOf } from '@rashi/contract'
import { grahaPositions, grahas, type SignKey, signKeys } from '@rashi/sky'
import { type BirthDetails, castChart, castRisingSign, type ChartContext } from './cast-chart.ts'

type BirthChart = ResponseOf<'GET /studio/order'>['order']['chart']

const houseFrom = (rising: SignKey, sign: SignKey): number =>
  ((signKeys.indexOf(sign) - signKeys.indexOf(rising) + signKeys.length) % signKeys.length) + 1

/** Computes both signs of a birth, with how certain they are, and the positions of the nine grahas. */
export function describeBirthChart(context: ChartContext, birth: BirthDetails): BirthChart {
  const moonsign = castChart(context, birth)
  const rising = castRisingSign(context, birth)
  const { zodiac, utc } = moonsign.sky
  const positions = grahaPositions(Temporal.Instant.from(utc), zodiac)
  return {
    moonsign: { sign: moonsign.sign, sky: moonsign.sky },
    rising_sign: { sign: rising.sign, sky: rising.sky },
    positions: grahas.map((graha) => {
      const { sign, degreesInSign, nakshatra, pada, retrograde } = positions[graha]
      return {
        graha,
        sign,
        degrees_in_sign: degreesInSign,
        nakshatra,
        pada,
        retrograde,
        house: birth.time_unknown ? null : houseFrom(rising.sign, sign),
      }
    }),
  }
}

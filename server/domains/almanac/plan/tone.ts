import { type Graha, tithiAt } from '@rashi/sky'
import type { Planet } from '../texts/units.ts'
import { type House, isEasy } from '../rules/gochara.rules.ts'
import { dignityOf, planets } from '../rules/dignity.rules.ts'
import type { SkyCalendar, Stay } from '../sky/sky-calendar.ts'

export type Tone = 'easy' | 'hard'

const isPlanet = (graha: Graha): graha is Planet => planets.some((planet) => planet === graha)

/** Houses in which the ruler of another house has a harder time (dusthana). */
const hardHouses: readonly House[] = [6, 8, 12]

/**
 * Returns whether a graha is at ease: by its house (Phaladeepika 26), unless a planet there is weakened
 * (fallen, retrograde or combust), or strong (exalted or in its own sign) where it would not be at ease.
 */
export const toneOfStay = (
  stay: Stay,
  house: House,
  at: Temporal.Instant,
  calendar: SkyCalendar,
): Tone => adjust(isEasy(stay.graha, house) ? 'easy' : 'hard', stay, at, calendar)

/** The same for the ruler of another house, which is hard in the sixth, eighth and twelfth only. */
export const toneOfRuler = (
  stay: Stay,
  house: House,
  at: Temporal.Instant,
  calendar: SkyCalendar,
): Tone => adjust(hardHouses.includes(house) ? 'hard' : 'easy', stay, at, calendar)

function adjust(tone: Tone, stay: Stay, at: Temporal.Instant, calendar: SkyCalendar): Tone {
  const { graha, sign } = stay
  if (graha === 'Moon') return adjustMoon(tone, tithiAt(at))
  if (!isPlanet(graha)) return tone
  const dignity = dignityOf(graha, sign)
  const isWeak =
    dignity === 'fallen' || calendar.isRetrograde(graha, at) || calendar.isCombust(graha, at)
  if (tone === 'easy') return isWeak ? 'hard' : 'easy'
  return dignity !== undefined && !isWeak ? 'easy' : 'hard'
}

/** The Moon is weak near the new Moon and strong near the full Moon. */
function adjustMoon(tone: Tone, tithi: number): Tone {
  if (tithi <= 3 || tithi >= 27) return 'hard'
  return tithi >= 13 && tithi <= 17 ? 'easy' : tone
}

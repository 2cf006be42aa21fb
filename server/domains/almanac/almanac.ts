import { inEveryLanguage, type LanguageCode } from '@rashi/contract/languages.rules'
import type { Zodiac } from '@rashi/sky'
import { almanacLanguages } from './content/all-languages.ts'
import { createPlanner, type Planner } from './plan/planner.ts'
import { createSkyCalendar, type SkyCalendar } from './sky/sky-calendar.ts'

/** The planners of a zodiac, which remember what they have planned. */
export interface Almanac {
  readonly zodiac: Zodiac
  readonly calendar: SkyCalendar
  readonly planners: Readonly<Record<LanguageCode, Planner>>
}

const almanacs = new Map<Zodiac, Almanac>()

/** Returns the almanac of a zodiac; what has been planned in this process is not planned again. */
export function almanacOf(zodiac: Zodiac): Almanac {
  let almanac = almanacs.get(zodiac)
  if (!almanac) {
    const calendar = createSkyCalendar(zodiac)
    almanac = {
      zodiac,
      calendar,
      planners: inEveryLanguage((code) => createPlanner(calendar, almanacLanguages[code])),
    }
    almanacs.set(zodiac, almanac)
  }
  return almanac
}

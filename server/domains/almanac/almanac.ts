import { inEveryLanguage, type LanguageCode } from '@rashi/contract/languages.rules'
import type { Zodiac } from '@rashi/sky'
import { almanacLanguages } from './content/all-languages.ts'
import { createPlanner, type Planner } from './plan/planner.ts'
import { skyCalendarOf } from './sky/sky-calendar.ts'

/** The planners of a zodiac, which remember what they have planned. */
export interface Almanac {
  readonly zodiac: Zodiac
  readonly planners: Readonly<Record<LanguageCode, Planner>>
}

const almanacs = new Map<Zodiac, Almanac>()

/**
 * Returns the almanac of a zodiac; what has been planned in this process is not planned again. The planners and the texts
 * take 30 MB, so the main thread of the product does not import this module.
 */
export function almanacOf(zodiac: Zodiac): Almanac {
  let almanac = almanacs.get(zodiac)
  if (!almanac) {
    const calendar = skyCalendarOf(zodiac)
    almanac = {
      zodiac,
      planners: inEveryLanguage((code) => createPlanner(calendar, almanacLanguages[code])),
    }
    almanacs.set(zodiac, almanac)
  }
  return almanac
}

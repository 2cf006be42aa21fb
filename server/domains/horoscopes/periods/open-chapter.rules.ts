import { type Span, partIdOf, periodIdOf } from './calendar.rules.ts'

/** The overview, which tells the story of the week. */
const position = 1

/** Returns the chapter of a week that is published for everybody: each week another sign's, in the order of the zodiac. */
export function openChapterOf(week: Span): { signId: number; periodId: number; partId: number } {
  const signId = (((week.index % 12) + 12) % 12) + 1
  const periodId = periodIdOf(week, signId)
  return { signId, periodId, partId: partIdOf(periodId, position) }
}

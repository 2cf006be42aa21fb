import type { Period, Sign } from '@rashi/contract'
import { readableSigns } from '../../access/index.ts'
import { type ChartContext, listSigns } from '../../charts/index.ts'
import { dayAt, periodIdOf, spanAt } from './calendar.rules.ts'
import { findPeriodRow } from './horoscopes.repository.ts'
import { presentToReader } from './present-to-reader.ts'
import { readUserAccess } from './read-for-user.ts'

/**
 * Reads the current week of a person without its chapters, for a letter: that of their own moonsign if it is open to them, else of
 * the first sign that is; undefined if none is. It does not count as reading: a letter is sent, and may stay unread.
 */
export async function readOwnWeek(
  context: ChartContext,
  userId: string,
  timeZone: string,
): Promise<{ sign: Sign; period: Period } | undefined> {
  const { clock, db } = context
  const access = await readUserAccess(context, userId)
  const span = spanAt('weekly', dayAt(clock.now()))
  const open = readableSigns(access, 'weekly', (signId) => periodIdOf(span, signId))
  const signId = open.find((id) => id === access.generatedSignId) ?? open[0]
  if (signId === undefined) return undefined
  const [signs, row] = await Promise.all([
    listSigns(db),
    findPeriodRow(db, periodIdOf(span, signId)),
  ])
  const sign = signs.find(({ id }) => id === signId)
  // The job is tried again: a new week may still be composed.
  if (!sign || !row) throw new Error(`the week of sign ${signId} is not there yet`)
  return {
    sign,
    period: presentToReader(access, { row, parts: [] }, { timeZone, withWheel: false }),
  }
}

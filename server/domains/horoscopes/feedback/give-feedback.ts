import type { FeedbackAnswer } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { write } from '../../../platform/database/write.ts'
import type { ChartContext } from '../../charts/index.ts'
import { dayAt } from '../periods/calendar.rules.ts'
import { findPeriodRow } from '../periods/horoscopes.repository.ts'
import { isOpen } from '../periods/present-period.ts'
import { readUserAccess } from '../periods/read-for-user.ts'
import { findFeedback, setFeedback } from './feedback.repository.ts'

/** Returns whether a reader has said that a period was true for them; null without an answer. */
export async function readFeedback(
  { db }: Pick<ChartContext, 'db'>,
  userId: string,
  periodId: number,
): Promise<FeedbackAnswer | null> {
  return (await findFeedback(db, userId, periodId))?.answer ?? null
}

/** Stores whether a period was true for a reader. @throws {Refusal} `horoscope-not-found` if they may not read it. */
export async function giveFeedback(
  context: ChartContext,
  userId: string,
  { periodId, answer }: { periodId: number; answer: FeedbackAnswer },
): Promise<FeedbackAnswer> {
  const { db, clock } = context
  const now = clock.now()
  const [period, access] = await Promise.all([
    findPeriodRow(db, periodId),
    readUserAccess(context, userId),
  ])
  if (!period || period.starts_on > `${dayAt(now)}` || !isOpen(access, period))
    throw new Refusal('horoscope-not-found')
  await write(db, (trx) =>
    setFeedback(trx, { user_id: userId, period_id: periodId, answer, answered_at: now }),
  )
  return answer
}

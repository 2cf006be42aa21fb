import type { Horoscope } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Context } from '../../../context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { listHoroscopePaymentPlans } from '../../subscriptions/index.ts'
import { listRevisionRows } from './horoscopes.repository.ts'

export interface ContentRevisions {
  /** Returns a string that changes whenever anything that readers are shown of these periods changes, their prices included. */
  of(query: { readingPeriod: ReadingPeriod; signId: number }): string
  /** The prices of single purchases, which chapters repeat. */
  readonly prices: Horoscope['horoscopePaymentPlans']
}

/** The time, in milliseconds, after which the database is asked again: nearly every call of a reader needs the answer. */
const freshMilliseconds = 2_000

const asked = new WeakMap<Db, { at: number; answer: Promise<ContentRevisions> }>()

/** Returns the revisions of all periods, which are up to two seconds old. */
export function readContentRevisions({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<ContentRevisions> {
  const at = clock.now().epochMilliseconds
  const last = asked.get(db)
  if (last && at >= last.at && at - last.at < freshMilliseconds) return last.answer
  const question = { at, answer: ask(db) }
  asked.set(db, question)
  question.answer.catch(() => asked.get(db) === question && asked.delete(db))
  return question.answer
}

async function ask(db: Db): Promise<ContentRevisions> {
  const [rows, prices] = await Promise.all([listRevisionRows(db), listHoroscopePaymentPlans(db)])
  const priced = JSON.stringify(prices)
  const revisions = new Map(
    rows.map(({ reading_period, sign_id, revision }) => [`${reading_period} ${sign_id}`, revision]),
  )
  return {
    of: ({ readingPeriod, signId }) => `${revisions.get(`${readingPeriod} ${signId}`)} ${priced}`,
    prices,
  }
}

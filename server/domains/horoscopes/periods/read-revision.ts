import type { Horoscope } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { presentOneOffPrices } from '../../subscriptions/index.ts'
import { type PeriodsSince, readRevisionRows } from './horoscopes.repository.ts'

export interface Revision {
  /** Changes whenever anything that readers are shown of the periods changes, their prices included. */
  readonly revision: string
  /** The prices of single purchases, which chapters repeat. */
  readonly prices: Horoscope['horoscopePaymentPlans']
}

interface Question {
  readonly ranges: Map<string, PeriodsSince>
  readonly answers: Promise<ReadonlyMap<string, Revision>>
}

const asked = new WeakMap<Db, Question>()

/** Reads the revision of some periods. What is asked within one turn of the event loop is one statement, sent at its end. */
export async function readRevision(db: Db, range: PeriodsSince): Promise<Revision> {
  const question = asked.get(db) ?? ask(db)
  const key = `${range.readingPeriod} ${range.signId} ${range.from}`
  question.ranges.set(key, range)
  const revision = (await question.answers).get(key)
  if (!revision) throw new Error(`the database has not answered about ${key}`)
  return revision
}

function ask(db: Db): Question {
  const ranges: Question['ranges'] = new Map()
  const turnEnds = new Promise<void>((resolve) => setImmediate(resolve))
  const answers = turnEnds.then(async () => {
    asked.delete(db)
    const rows = await readRevisionRows(db, [...ranges.values()])
    return new Map([...ranges.keys()].map((key, index) => [key, present(rows[index])]))
  })
  const question = { ranges, answers }
  asked.set(db, question)
  return question
}

function present(row: Awaited<ReturnType<typeof readRevisionRows>>[number] | undefined): Revision {
  if (!row) throw new Error('the database has left out a range of periods')
  const prices = presentOneOffPrices(row.prices)
  return { revision: `${row.revision} ${JSON.stringify(prices)}`, prices }
}

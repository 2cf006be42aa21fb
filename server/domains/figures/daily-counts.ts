import { sql } from 'kysely'
import type { Counter } from 'prom-client'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { lookups, signUps } from '../../platform/visitor-counters.ts'
import { addMonths, dayOf, firstDayOf, type Month } from './months.rules.ts'
import './figures.table.ts'

interface Count {
  readonly counter: 'lookups' | 'sign_ups'
  /** The kind of lookup; of sign-ups whether they came from one. */
  readonly label: string
  readonly count: number
}

const read = async (
  counter: Count['counter'],
  metric: Pick<Counter, 'get'>,
  label: string,
): Promise<Count[]> =>
  (await metric.get()).values.map(({ labels, value }) => ({
    counter,
    label: String(labels[label]),
    count: value,
  }))

/** Reads what this process has counted since it started. */
const readCounters = async (): Promise<Count[]> => [
  ...(await read('lookups', lookups, 'kind')),
  ...(await read('sign_ups', signUps, 'after_lookup')),
]

/**
 * Keeps what the visitors' counters of this process count from now on, by day.
 *
 * @returns a function that stores what was counted since its last call, in one statement
 */
export async function keepDailyCounts({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<() => Promise<void>> {
  let saved = await readCounters()
  return async () => {
    const counted = await readCounters()
    const added = counted.map(({ counter, label, count }) => ({
      day: dayOf(clock.now()),
      counter,
      label,
      count:
        count - (saved.find((one) => one.counter === counter && one.label === label)?.count ?? 0),
    }))
    const rows = added.filter(({ count }) => count > 0)
    if (rows.length > 0)
      await write(db, async (trx) => {
        await trx
          .insertInto('daily_counts')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'counter', 'label'])
              .doUpdateSet({ count: sql`daily_counts.count + excluded.count` }),
          )
          .execute()
      })
    saved = counted
  }
}

/** Adds up the counts of the months from one to another, by month. */
export async function sumDailyCounts(
  db: Db,
  { first, last }: { first: Month; last: Month },
): Promise<(Count & { readonly month: Month })[]> {
  return db
    .selectFrom('daily_counts')
    .select(({ fn }) => [
      sql<Month>`to_char(day, 'YYYY-MM')`.as('month'),
      sql<Count['counter']>`counter`.as('counter'),
      'label',
      fn.sum<number>('count').as('count'),
    ])
    .where('day', '>=', firstDayOf(first))
    .where('day', '<', firstDayOf(addMonths(last, 1)))
    .groupBy([sql`1`, 'counter', 'label'])
    .execute()
}

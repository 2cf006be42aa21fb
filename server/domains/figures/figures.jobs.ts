import type { Context } from '../../context/context.ts'
import { countFigures } from './count-figures.ts'
import { keepDailyCounts } from './daily-counts.ts'
import { readMonths } from './figures.repository.ts'
import { monthOf } from './months.rules.ts'

/** The work of this domain outside requests. */
export function figuresJobs(context: Pick<Context, 'clock' | 'db' | 'jobs'>): void {
  context.jobs.schedule('count-figures', '29 * * * *', () => countFigures(context))
}

const saveMilliseconds = 60_000

/**
 * Stores this process's counters of visitors every minute, and counts the figures of an installation that has none yet, so
 * that nobody waits an hour for them.
 *
 * @returns a function that stops it, and stores what was counted since
 */
export async function keepFigures(
  context: Pick<Context, 'clock' | 'db' | 'log'>,
): Promise<() => Promise<void>> {
  const { clock, db, log } = context
  const save = await keepDailyCounts(context)
  const warn = (err: unknown) => log.warn({ err }, 'figures are counted later')
  const stopping = new AbortController()
  const current = monthOf(clock.now())
  const counted = readMonths(db, { first: current, last: current })
    .then((months) => (months.size === 0 ? countFigures(context, stopping.signal) : undefined))
    .catch(warn)
  // One save after the other: what a slow one stores is not stored again.
  let saved = Promise.resolve()
  const timer = setInterval(() => (saved = saved.then(save).catch(warn)), saveMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await counted
    await saved.then(save).catch(warn)
  }
}

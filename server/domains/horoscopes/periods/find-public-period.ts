import type { Context } from '../../../context/context.ts'
import { findSignKey, signIdOf } from '../../charts/index.ts'
import { dayAt, findReadingPeriod, type Span, spanAt } from './calendar.rules.ts'
import { listPeriodRows } from './horoscopes.repository.ts'
import { shownBack } from './read-horoscopes.ts'

/**
 * The period of a sign that begins on a day (`YYYY-MM-DD`), if it is one of those that guests are shown.
 */
export async function findPublicPeriod(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  asked: { timePeriod: string; sign: string; startsOn: string },
): Promise<(Span & { signId: number }) | undefined> {
  const readingPeriod = findReadingPeriod(asked.timePeriod)
  const sign = findSignKey(asked.sign)
  if (readingPeriod === undefined || sign === undefined || !isDay(asked.startsOn)) return undefined
  const today = dayAt(clock.now())
  const span = spanAt(readingPeriod, Temporal.PlainDate.from(asked.startsOn))
  const back = spanAt(readingPeriod, today).index - span.index
  if (`${span.from}` !== asked.startsOn || back < 0 || back > shownBack.guests[readingPeriod])
    return undefined
  const signId = signIdOf(sign)
  const [row] = await listPeriodRows(db, {
    readingPeriod,
    signIds: [signId],
    from: asked.startsOn,
    to: asked.startsOn,
    alsoIds: [],
  })
  return row && { ...span, signId }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

import type { Context } from '../../../context/context.ts'
import { findSignKey, signIdOf } from '../../charts/index.ts'
import { dayAt, findReadingPeriod, type Span, spanAt } from './calendar.rules.ts'
import { listPeriodRows } from './horoscopes.repository.ts'
import { visiblePast } from './read-horoscopes.ts'

interface PublicPeriod extends Span {
  readonly signId: number
  /** The headline in each language, which guests see above the preview. */
  readonly translations: readonly { readonly language_id: number; readonly name: string }[]
}

/** Finds the period of a sign that begins on a day (`YYYY-MM-DD`), if guests are shown it. */
export async function findPublicPeriod(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  address: { timePeriod: string; sign: string; startsOn: string },
): Promise<PublicPeriod | undefined> {
  const readingPeriod = findReadingPeriod(address.timePeriod)
  const sign = findSignKey(address.sign)
  if (readingPeriod === undefined || sign === undefined || !isDay(address.startsOn))
    return undefined
  const today = dayAt(clock.now())
  const span = spanAt(readingPeriod, Temporal.PlainDate.from(address.startsOn))
  const back = spanAt(readingPeriod, today).index - span.index
  if (`${span.from}` !== address.startsOn || back < 0 || back > visiblePast.guests[readingPeriod])
    return undefined
  const signId = signIdOf(sign)
  const [row] = await listPeriodRows(db, {
    readingPeriod,
    signIds: [signId],
    from: address.startsOn,
    to: address.startsOn,
  })
  const translations = row?.translations.map(({ language_id, name }) => ({ language_id, name }))
  return translations && { ...span, signId, translations }
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

import type { Context } from '../../../context/context.ts'
import { type ComposeEdition, edition } from '../../almanac/index.ts'
import { signKeyOf } from '../../charts/index.ts'
import { spanAt } from './calendar.rules.ts'
import { addToPeriod, listIncompleteRows } from './horoscopes.repository.ts'

/**
 * Composes what periods of an older release are without: their three sentences, and the advice of their days if they are of this
 * edition. Their published texts are left as they are.
 */
export async function completePeriods(
  { db }: Pick<Context, 'db'>,
  compose: ComposeEdition,
): Promise<void> {
  for (const row of await listIncompleteRows(db, edition)) {
    const span = spanAt(row.reading_period, Temporal.PlainDate.from(row.starts_on))
    const { inShort, dayAdvice } = await compose(span, signKeyOf(row.sign_id), row.zodiac)
    await addToPeriod(db, row.id, {
      in_short: JSON.stringify(inShort),
      day_advice: row.edition === edition && dayAdvice ? JSON.stringify(dayAdvice) : null,
    })
  }
}

import type { SignKey, Zodiac } from '@rashi/sky'
import type { Context } from '../../../context/context.ts'
import type { Edition } from '../../almanac/index.ts'
import { signKeyOf } from '../../charts/index.ts'
import { type Span, spanAt } from './calendar.rules.ts'
import { listRowsWithoutInShort, setInShort } from './horoscopes.repository.ts'

/**
 * Composes the three sentences of periods that an older release composed without them. Their published texts are
 * left as they are.
 */
export async function composeMissingInShort(
  { db }: Pick<Context, 'db'>,
  compose: (span: Span, sign: SignKey, zodiac: Zodiac) => Edition | Promise<Edition>,
): Promise<void> {
  for (const { id, sign_id, reading_period, starts_on, zodiac } of await listRowsWithoutInShort(
    db,
  )) {
    const span = spanAt(reading_period, Temporal.PlainDate.from(starts_on))
    const { inShort } = await compose(span, signKeyOf(sign_id), zodiac)
    await setInShort(db, id, inShort)
  }
}

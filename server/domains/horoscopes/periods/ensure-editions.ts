import { setImmediate } from 'node:timers/promises'
import { signKeys } from '@rashi/sky'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { composeEdition, edition, type Edition, readSpanSky } from '../../almanac/index.ts'
import { signIdOf } from '../../charts/index.ts'
import { currentSpans, dayAt, partIdOf, periodIdOf, type Span, spansDue } from './calendar.rules.ts'
import { insertPeriods, listMadeIds, type Making } from './horoscopes.repository.ts'
import { pricePence } from './prices.rules.ts'

type EditionContext = Pick<Context, 'db' | 'clock' | 'config'>

/** Makes what is missing of the current periods: nothing can be read without them. */
export const ensureCurrentEditions = (context: EditionContext): Promise<void> =>
  ensureSpans(context, currentSpans(dayAt(context.clock.now())))

/** Makes all that is missing: the current periods, several before and the next. */
export const ensureEditions = (context: EditionContext, signal?: AbortSignal): Promise<void> =>
  ensureSpans(context, spansDue(dayAt(context.clock.now())), signal)

/**
 * Several processes may do this at once: a period is the same whoever makes it, and the first to
 * write it wins.
 */
async function ensureSpans(
  { db, clock, config }: EditionContext,
  spans: readonly Span[],
  signal?: AbortSignal,
): Promise<void> {
  const ids = spans.flatMap((span) => signKeys.map((key) => periodIdOf(span, signIdOf(key))))
  const making = { zodiac: config.zodiac, edition, today: `${dayAt(clock.now())}` }
  const made = await listMadeIds(db, ids, making)
  for (const span of spans) {
    const missing = signKeys.filter((key) => !made.has(periodIdOf(span, signIdOf(key))))
    if (missing.length === 0) continue
    const sky = readSpanSky(span, config.zodiac)
    const rows = []
    for (const key of missing) {
      if (signal?.aborted) return
      rows.push(rowsOf(span, signIdOf(key), making, composeEdition(sky, key)))
      // Whoever reads meanwhile is answered between two signs.
      await setImmediate()
    }
    const periods = rows.map(({ period }) => period)
    const parts = rows.flatMap((row) => row.parts)
    await write(db, (trx) => insertPeriods(trx, making, periods, parts))
  }
}

function rowsOf(
  span: Span,
  signId: number,
  { zodiac, edition: words }: Making,
  { translations, parts, skyEvents }: Edition,
) {
  const periodId = periodIdOf(span, signId)
  return {
    period: {
      id: periodId,
      sign_id: signId,
      reading_period: span.readingPeriod,
      starts_on: `${span.from}`,
      zodiac,
      edition: words,
      translations: JSON.stringify(
        translations.map((texts) => ({ ...texts, video_link: null, video_link_preview: null })),
      ),
      sky_events: JSON.stringify(skyEvents),
      edited_at: null,
    },
    parts: parts.map((texts, index) => ({
      id: partIdOf(periodId, index + 1),
      period_id: periodId,
      kind: span.readingPeriod === 'yearly' ? ('section' as const) : ('chapter' as const),
      position: index + 1,
      price_pence: pricePence[span.readingPeriod],
      translations: JSON.stringify(texts.map((text) => ({ ...text, video_link: null }))),
    })),
  }
}

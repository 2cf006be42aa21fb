import { setImmediate } from 'node:timers/promises'
import { signKeys } from '@rashi/sky'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { composeEdition, edition, type Edition } from '../../almanac/index.ts'
import { signIdOf } from '../../charts/index.ts'
import { currentSpans, dayAt, partIdOf, periodIdOf, type Span, spansDue } from './calendar.rules.ts'
import { insertPeriods, listUpToDateIds, type EditionVersion } from './horoscopes.repository.ts'
import { pricePence } from './prices.rules.ts'

type EditionContext = Pick<Context, 'db' | 'clock' | 'config'>

/** Creates missing current periods, without which nothing can be read. */
export const ensureCurrentEditions = (context: EditionContext): Promise<void> =>
  ensureSpans(context, currentSpans(dayAt(context.clock.now())))

/** Creates all missing periods: the current ones, several earlier ones and the next. */
export const ensureEditions = (context: EditionContext, signal?: AbortSignal): Promise<void> =>
  ensureSpans(context, spansDue(dayAt(context.clock.now())), signal)

/**
 * Creates the missing periods of some spans. Several processes may do this at once: they compose the same
 * text, and the first one to write a period wins.
 */
async function ensureSpans(
  { db, clock, config }: EditionContext,
  spans: readonly Span[],
  signal?: AbortSignal,
): Promise<void> {
  const ids = spans.flatMap((span) => signKeys.map((key) => periodIdOf(span, signIdOf(key))))
  const version = { zodiac: config.zodiac, edition, today: `${dayAt(clock.now())}` }
  const upToDate = await listUpToDateIds(db, ids, version)
  for (const span of spans) {
    const missing = signKeys.filter((key) => !upToDate.has(periodIdOf(span, signIdOf(key))))
    if (missing.length === 0) continue
    const rows = []
    for (const key of missing) {
      if (signal?.aborted) return
      rows.push(toRows(span, signIdOf(key), version, composeEdition(span, key, config.zodiac)))
      // Lets waiting requests be served between two signs.
      await setImmediate()
    }
    const periods = rows.map(({ period }) => period)
    const parts = rows.flatMap((row) => row.parts)
    await write(db, (trx) => insertPeriods(trx, version, periods, parts))
  }
}

function toRows(
  span: Span,
  signId: number,
  { zodiac, edition: editionNumber }: EditionVersion,
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
      edition: editionNumber,
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

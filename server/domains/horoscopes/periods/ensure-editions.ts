import { signKeys } from '@rashi/sky'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { type ComposeEdition, edition, type Edition } from '../../almanac/index.ts'
import { signIdOf } from '../../charts/index.ts'
import { completePeriods } from './complete-periods.ts'
import { currentSpans, dayAt, partIdOf, periodIdOf, type Span, spansDue } from './calendar.rules.ts'
import { insertPeriods, listUpToDateIds, type EditionVersion } from './horoscopes.repository.ts'
import { readPartPrices } from './read-part-prices.ts'

type EditionContext = Pick<Context, 'db' | 'clock' | 'config'>

/** Creates missing current periods, without which nothing can be read. */
export const ensureCurrentEditions = (
  context: EditionContext,
  compose: ComposeEdition,
): Promise<void> => ensureSpans(context, currentSpans(dayAt(context.clock.now())), compose)

/**
 * Creates all missing periods: the current ones, several earlier ones and the next; adds what an older release did
 * not compose.
 */
export async function ensureEditions(
  context: EditionContext,
  compose: ComposeEdition,
): Promise<void> {
  await ensureSpans(context, spansDue(dayAt(context.clock.now())), compose)
  await completePeriods(context, compose)
}

/**
 * Creates the missing periods of some spans, the twelve signs of a span together. Several processes may do
 * this at once: they compose the same text, and the first one to write a period wins.
 */
async function ensureSpans(
  { db, clock, config }: EditionContext,
  spans: readonly Span[],
  compose: ComposeEdition,
): Promise<void> {
  const ids = spans.flatMap((span) => signKeys.map((key) => periodIdOf(span, signIdOf(key))))
  const version = { zodiac: config.zodiac, edition, today: `${dayAt(clock.now())}` }
  const upToDate = await listUpToDateIds(db, ids, version)
  for (const span of spans) {
    const missing = signKeys.filter((key) => !upToDate.has(periodIdOf(span, signIdOf(key))))
    if (missing.length === 0) continue
    const rows = []
    for (const key of missing)
      rows.push(toRows(span, signIdOf(key), version, await compose(span, key, config.zodiac)))
    const periods = rows.map(({ period }) => period)
    const parts = rows.flatMap((row) => row.parts)
    await write(db, async (trx) => {
      const priceOf = await readPartPrices(trx, span.readingPeriod)
      const priced = parts.map((part) => ({ ...part, price_pence: priceOf(part.position) }))
      await insertPeriods(trx, version, periods, priced)
    })
  }
}

function toRows(
  span: Span,
  signId: number,
  { zodiac, edition: editionNumber }: EditionVersion,
  { translations, parts, skyEvents, inShort, dayAdvice }: Edition,
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
      in_short: JSON.stringify(inShort),
      day_advice: dayAdvice && JSON.stringify(dayAdvice),
      edited_at: null,
    },
    parts: parts.map((texts, index) => ({
      id: partIdOf(periodId, index + 1),
      period_id: periodId,
      kind: span.readingPeriod === 'yearly' ? ('section' as const) : ('chapter' as const),
      position: index + 1,
      translations: JSON.stringify(texts.map((text) => ({ ...text, video_link: null }))),
    })),
  }
}

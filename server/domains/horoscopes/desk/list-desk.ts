import type { ParsedQueryOf, ResponseOf } from '@rashi/contract'
import { signIdOf, signKeyOf } from '../../charts/index.ts'
import { dayAt, spanAt } from '../periods/calendar.rules.ts'
import type { PeriodRow } from '../periods/horoscopes.repository.ts'
import type { DeskContext } from './desk-context.ts'
import { countTexts, listDeskRows } from './desk.repository.ts'
import { countWaiting } from './part-text.repository.ts'

const pageLength = 24

/** Presents a period as the list and its page name it. */
export function presentDeskPeriod(
  {
    id,
    reading_period,
    sign_id,
    starts_on,
  }: Pick<PeriodRow, 'id' | 'reading_period' | 'sign_id' | 'starts_on'>,
  now: Temporal.Instant,
) {
  const { to } = spanAt(reading_period, Temporal.PlainDate.from(starts_on))
  return {
    id,
    reading_period,
    sign: signKeyOf(sign_id),
    starts_on,
    ends_on: `${to}`,
    is_published: starts_on <= `${dayAt(now)}`,
  }
}

const noTexts = { drafts: 0, waiting: 0, edited: 0, errors: 0, warnings: 0 }

/** Lists periods with the state of their texts. */
export async function listDesk(
  { db, clock }: DeskContext,
  { reading_period, sign, language_id, ...filter }: ParsedQueryOf<'GET /studio/horoscopes'>,
): Promise<ResponseOf<'GET /studio/horoscopes'>> {
  const rows = await listDeskRows(db, {
    ...filter,
    readingPeriod: reading_period,
    signId: sign && signIdOf(sign),
    languageId: language_id,
    limit: pageLength + 1,
  })
  const page = rows.slice(0, pageLength)
  const [counts, waiting] = await Promise.all([
    countTexts(
      db,
      page.map(({ id }) => id),
    ),
    countWaiting(db),
  ])
  return {
    periods: page.map((row) => ({
      ...presentDeskPeriod(row, clock.now()),
      languages: row.translations.map(({ language_id: id, name }) => {
        const { period_id: _period, ...found } =
          counts.find((one) => one.period_id === row.id && one.language_id === id) ?? {}
        return { ...noTexts, ...found, language_id: id, title: name }
      }),
    })),
    waiting,
    next: rows.length > pageLength ? (page.at(-1)?.id ?? null) : null,
  }
}

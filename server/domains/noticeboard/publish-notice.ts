import { findNoticeFaults, type WrittenNotice } from '@rashi/contract/notices.rules'
import type { Trx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertNotice } from './notice.repository.ts'
import { translationsOf } from './notice.rules.ts'

/**
 * Publishes a notice from its start on, for the studio and the operator's command.
 *
 * @returns its id
 * @throws {Refusal} `invalid` where the rules of notices find a fault
 */
export function publishNotice(
  trx: Trx,
  notice: WrittenNotice,
  at: Temporal.Instant,
): Promise<number> {
  refuseFaults(notice, at)
  return insertNotice(trx, { ...toColumns(notice, at), created_at: at })
}

/** @throws {Refusal} `invalid` where the rules of notices find a fault */
export function refuseFaults(notice: WrittenNotice, at: Temporal.Instant): void {
  const faults = Object.entries(findNoticeFaults(notice, at.epochMilliseconds))
  if (faults.length === 0) return
  const errors = Object.fromEntries(faults.map(([field, key]) => [field, [key]]))
  throw new Refusal('invalid', { errors })
}

/** The database keeps microseconds, and rounds a finer time to one that is still to come. */
export const toSecond = (at: Temporal.Instant): Temporal.Instant =>
  at.round({ smallestUnit: 'second', roundingMode: 'floor' })

export const toColumns = (
  { words, link, starts_at, ends_at }: WrittenNotice,
  at: Temporal.Instant,
) => ({
  translations: translationsOf(words, link),
  starts_at: starts_at === null ? toSecond(at) : Temporal.Instant.from(starts_at),
  ends_at: ends_at === null ? null : Temporal.Instant.from(ends_at),
})

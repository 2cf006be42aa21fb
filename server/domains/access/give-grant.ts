import type { Tier } from '@rashi/contract/tiers.rules'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/database.ts'
import { endGrants, upsertGrant } from './access.repository.ts'
import type { GrantSource } from './access.rules.ts'

/** What a grant opens: a sign at a tier, one period, or one part. */
export type GrantSubject = { tier: Tier } | { periodId: number } | { partId: number }

export interface NewGrant {
  userId: string
  source: GrantSource
  /** What it came from, such as a subscription's id: the same reference and subject is the same grant. */
  reference: string
  signId: number
  subject: GrantSubject
  startsAt: Temporal.Instant
  /** null: for good. */
  endsAt: Temporal.Instant | null
}

/** Opens something, or moves the end of what the same reference opened before. */
export async function grant(trx: Trx, given: NewGrant): Promise<void> {
  const { subject } = given
  await upsertGrant(trx, {
    id: v7(),
    user_id: given.userId,
    source: given.source,
    reference: given.reference,
    sign_id: given.signId,
    tier: 'tier' in subject ? subject.tier : null,
    period_id: 'periodId' in subject ? subject.periodId : null,
    part_id: 'partId' in subject ? subject.partId : null,
    starts_at: given.startsAt,
    ends_at: given.endsAt,
    first_read_at: null,
  })
}

/** Ends at `at` what a reference opened; what has ended before stays as it is. */
export const endGrant = (
  trx: Trx,
  { source, reference, at }: { source: GrantSource; reference: string; at: Temporal.Instant },
) => endGrants(trx, { source, reference }, at)

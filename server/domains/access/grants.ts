import type { Tier } from '@rashi/contract/tiers.rules'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/database.ts'
import { endGrants, upsertGrant } from './access.repository.ts'
import type { GrantSource } from './access.rules.ts'

/** The subject that a grant opens: a sign at a tier, one period, or one part. */
export type GrantSubject = { tier: Tier } | { periodId: number } | { partId: number }

export interface NewGrant {
  userId: string
  source: GrantSource
  /** Its origin, such as a subscription's id: the same reference and subject is the same grant. */
  reference: string
  signId: number
  subject: GrantSubject
  startsAt: Temporal.Instant
  /** null: without an end. */
  endsAt: Temporal.Instant | null
}

/** Inserts a grant, or moves the end of the one with the same reference and subject. */
export async function grant(trx: Trx, newGrant: NewGrant): Promise<void> {
  const { subject } = newGrant
  await upsertGrant(trx, {
    id: v7(),
    user_id: newGrant.userId,
    source: newGrant.source,
    reference: newGrant.reference,
    sign_id: newGrant.signId,
    tier: 'tier' in subject ? subject.tier : null,
    period_id: 'periodId' in subject ? subject.periodId : null,
    part_id: 'partId' in subject ? subject.partId : null,
    starts_at: newGrant.startsAt,
    ends_at: newGrant.endsAt,
    first_read_at: null,
  })
}

/** Ends the grants of a reference at `at`; those that ended before keep their end. */
export const endGrant = (
  trx: Trx,
  { source, reference, at }: { source: GrantSource; reference: string; at: Temporal.Instant },
) => endGrants(trx, { source, reference }, at)

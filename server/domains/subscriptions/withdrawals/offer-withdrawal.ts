import type { Subscription } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { listFirstReadings } from '../../access/index.ts'
import { type KeptCharge, listConsentedIds } from '../../payments/index.ts'
import {
  type GroupRow,
  listWithdrawnAfterReading,
  type SubscriptionRow,
} from '../groups/subscription.repository.ts'
import { listPeriodCharges, type PeriodCharge } from './period-charges.ts'
import {
  computeRefund,
  countDaysBegun,
  countsSince,
  divideRefund,
  isRenewedYear,
  isWithdrawable,
  listUnreadCharges,
  mayWithdrawUntil,
  withdrawalBegan,
} from './withdrawal.rules.ts'

/** The refund of a withdrawal now, why it is that amount, and until when it is possible. */
export interface WithdrawalOffer {
  readonly until: Temporal.Instant
  readonly reason: NonNullable<Subscription['withdrawal']>['reason']
  readonly refundPence: number
  readonly keptPence: number
  readonly daysKept: number
  readonly shares: readonly { charge: KeptCharge; refundPence: number }[]
}

interface Listed {
  readonly groups: readonly GroupRow[]
  readonly rows: readonly SubscriptionRow[]
}

/** The offers by group id, for groups that were bought by card and in time, and of which a payment is left. */
export async function offerWithdrawals(
  db: Db,
  { groups, rows, now }: Listed & { now: Temporal.Instant },
): Promise<Map<string, WithdrawalOffer>> {
  const inTime = groups.filter(
    (group) =>
      group.platform === 'web' && group.withdrawn_at === null && isWithdrawable(group, now),
  )
  if (inTime.length === 0) return new Map()
  const ids = inTime.map(({ id }) => id)
  const own = rows.filter(({ group_id }) => ids.includes(group_id))
  const references = own.map(({ id }) => id)
  const [charges, readings, consented, withdrawnBefore] = await Promise.all([
    listPeriodCharges(db, inTime),
    listFirstReadings(db, { source: 'subscription', references }),
    listConsentedIds(db, ids),
    listWithdrawnAfterReading(
      db,
      inTime.map(({ user_id }) => user_id),
      countsSince(now),
    ),
  ])
  return new Map(
    inTime.flatMap((group) => {
      const paid = charges.filter(
        ({ purchaseId, periodEndsAt }) =>
          purchaseId === group.id &&
          (!isRenewedYear(group) || periodEndsAt.equals(group.period_ends_at)),
      )
      if (paid.length === 0) return []
      const isOfGroup = ({ group_id }: SubscriptionRow) => group_id === group.id
      const readSince = earliest(own.filter(isOfGroup).flatMap(({ id }) => readings.get(id) ?? []))
      const hasReadBefore =
        !isRenewedYear(group) && consented.has(group.id) && withdrawnBefore.has(group.user_id)
      return [[group.id, computeOffer(group, { paid, readSince, hasReadBefore, now })]]
    }),
  )
}

/** The rule of docs/product/decisions.md section 11. */
function computeOffer(
  group: GroupRow,
  {
    paid,
    readSince,
    hasReadBefore,
    now,
  }: {
    paid: readonly PeriodCharge[]
    readSince: Temporal.Instant | null
    hasReadBefore: boolean
    now: Temporal.Instant
  },
): WithdrawalOffer {
  const until = mayWithdrawUntil(withdrawalBegan(group))
  const paidPence = sumLeft(paid)
  if (readSince !== null && hasReadBefore) {
    const unread = listUnreadCharges(paid, readSince)
    const refundPence = sumLeft(unread)
    return {
      until,
      reason: 'read-before',
      refundPence,
      keptPence: paidPence - refundPence,
      daysKept: 0,
      shares: divideRefund(refundPence, unread),
    }
  }
  const end = group.period_ends_at
  const from = isRenewedYear(group) ? group.period_starts_at : group.anchored_at
  const usedSince = readSince && latest(readSince, from)
  const refundPence = computeRefund({ paidPence, from, until: end, readSince: usedSince }, now)
  return {
    until,
    reason: usedSince === null ? 'unread' : 'days-used',
    refundPence,
    keptPence: paidPence - refundPence,
    daysKept: usedSince === null ? 0 : countDaysBegun({ readSince: usedSince, until: end }, now),
    shares: divideRefund(refundPence, paid),
  }
}

const sumLeft = (charges: readonly KeptCharge[]): number =>
  charges.reduce((pence, { leftPence }) => pence + leftPence, 0)

const latest = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) < 0 ? other : one

const earliest = (instants: readonly Temporal.Instant[]): Temporal.Instant | null =>
  instants.toSorted(Temporal.Instant.compare)[0] ?? null

import type { Db } from '../../../platform/database/database.ts'
import { listFirstReadings } from '../../access/index.ts'
import { type KeptCharge, listKeptCharges } from '../../payments/index.ts'
import type { GroupRow, SubscriptionRow } from '../groups/subscription.repository.ts'
import {
  isWithdrawable,
  mayWithdrawUntil,
  computeRefund,
  divideRefund,
} from './withdrawal.rules.ts'

/** The refund of a withdrawal now, and until when it is possible. */
export interface WithdrawalOffer {
  readonly until: Temporal.Instant
  readonly refundPence: number
  readonly shares: readonly { charge: KeptCharge; refundPence: number }[]
}

/** The offers by group id, for groups that were bought by card, in time, and with something to refund. */
export async function offerWithdrawals(
  db: Db,
  { groups, rows, now }: Listed & { now: Temporal.Instant },
): Promise<Map<string, WithdrawalOffer>> {
  const inTime = groups.filter(
    (group) =>
      group.platform === 'web' && group.withdrawn_at === null && isWithdrawable(group, now),
  )
  if (inTime.length === 0) return new Map()
  const ids = new Set(inTime.map(({ id }) => id))
  const [charges, readings] = await Promise.all([
    listKeptCharges(db, [...ids]),
    listFirstReadings(db, {
      source: 'subscription',
      references: rows.filter(({ group_id }) => ids.has(group_id)).map(({ id }) => id),
    }),
  ])
  return new Map(
    inTime.flatMap((group) => {
      const own = charges.filter(({ purchaseId }) => purchaseId === group.id)
      const refundPence = computeRefund(
        {
          paidPence: own.reduce((pence, { leftPence }) => pence + leftPence, 0),
          from: group.anchored_at,
          until: group.period_ends_at,
          readSince: earliest(
            rows.flatMap(({ id, group_id }) =>
              group_id === group.id ? (readings.get(id) ?? []) : [],
            ),
          ),
        },
        now,
      )
      if (refundPence === 0) return []
      const shares = divideRefund(refundPence, own)
      return [[group.id, { until: mayWithdrawUntil(group.created_at), refundPence, shares }]]
    }),
  )
}

interface Listed {
  readonly groups: readonly GroupRow[]
  readonly rows: readonly SubscriptionRow[]
}

const earliest = (instants: readonly Temporal.Instant[]): Temporal.Instant | null =>
  instants.toSorted(Temporal.Instant.compare)[0] ?? null

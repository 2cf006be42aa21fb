import type { Difference, PurchaseRecord } from '../../payments/index.ts'
import type { GroupRow } from '../groups/subscription.repository.ts'
import type { RenewalRow } from '../renewals/renewal.repository.ts'

type ComparedGroup = Pick<
  GroupRow,
  'id' | 'status' | 'platform' | 'due_at' | 'withdrawn_at' | 'refund_pence'
>
type ComparedRenewal = Pick<RenewalRow, 'id' | 'state'>

/** Finds contradictions between a group, its renewals and the payments of its purchase. */
export function compareGroup(
  group: ComparedGroup,
  record: PurchaseRecord | undefined,
  renewals: readonly ComparedRenewal[],
): Difference[] {
  const charges = record?.charges ?? []
  const found: Difference[] = renewals
    .filter(({ id, state }) => {
      const kept = charges.filter(({ reference, isKept }) => reference === id && isKept)
      return state === 'paid' && kept.length !== 1
    })
    .map(({ id }) => ({
      about: 'renewal',
      id,
      what: '“paid”, but it does not have exactly one payment that was kept',
    }))
  const add = (what: string) => found.push({ about: 'subscription', id: group.id, what })
  const isRunning = group.status !== 'cancelled'
  if (isRunning && record?.state !== 'fulfilled') add('not cancelled, but its purchase is not paid')
  if (group.withdrawn_at !== null && group.refund_pence !== revokedPence(record, renewals))
    add('withdrawn, but its refunds are not the sum that was promised')
  if (
    isRunning &&
    group.platform === 'web' &&
    group.due_at === null &&
    !charges.some(({ isLive }) => isLive)
  )
    add('not cancelled, but no renewal is due')
  return found
}

/** The sum that was refunded because the subscription was ended, without charges that came too late. */
function revokedPence(
  record: PurchaseRecord | undefined,
  renewals: readonly ComparedRenewal[],
): number {
  const refunded = new Set(renewals.filter(({ state }) => state === 'refunded').map(({ id }) => id))
  return (record?.charges ?? [])
    .filter(({ reference }) =>
      reference === null ? record?.state === 'refunded' : refunded.has(reference),
    )
    .reduce((pence, charge) => pence + charge.revokedPence, 0)
}

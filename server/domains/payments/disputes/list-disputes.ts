import { sql } from 'kysely'
import type { Dispute } from '../../../gateways/payment/payment-provider.ts'
import type { Db } from '../../../platform/database/database.ts'
import { poundsOf } from '../format/format.rules.ts'
import './dispute.table.ts'

const pageSize = 25

/** A dispute with its buyer, who may have deleted the account since. */
export interface ListedDispute {
  readonly id: string
  readonly user_id: string
  readonly kind: string
  readonly payment_id: string | null
  /** In pounds. */
  readonly amount: number
  readonly reason: string
  readonly state: Dispute['state']
  readonly evidence_due_at: string | null
  readonly opened_at: string
  readonly changed_at: string
}

/** The expression of the index `disputes_open`: those without a deadline are the last. */
const dueAt = sql`coalesce(evidence_due_at, 'infinity')`

/**
 * Lists the open disputes, first due first, or those that were decided, the newest first; 25 at a time.
 *
 * @param of.after the id of the last one of the previous page
 */
export async function listDisputes(
  db: Db,
  { isOpen, after }: { isOpen: boolean; after: string | undefined },
): Promise<{ disputes: ListedDispute[]; next: string | null }> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('attempts', 'attempts.id', 'disputes.attempt_id')
    .innerJoin('purchases', 'purchases.id', 'attempts.purchase_id')
    .select([
      'disputes.id',
      'disputes.amount_pence',
      'disputes.reason',
      'disputes.state',
      'disputes.evidence_due_at',
      'disputes.opened_at',
      'disputes.changed_at',
      'attempts.payment_id',
      'purchases.user_id',
      'purchases.kind',
    ])
    .where('disputes.state', isOpen ? '=' : '<>', 'open')
    .$if(isOpen && after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${dueAt}, disputes.id) > (select ${dueAt}, id from disputes where id = ${after})`,
      ),
    )
    .$if(!isOpen && after !== undefined, (query) =>
      query.where(
        sql<boolean>`(disputes.changed_at, disputes.id) < (select changed_at, id from disputes where id = ${after})`,
      ),
    )
    .$if(isOpen, (query) => query.orderBy(dueAt).orderBy('disputes.id'))
    .$if(!isOpen, (query) => query.orderBy('changed_at', 'desc').orderBy('disputes.id', 'desc'))
    .limit(pageSize + 1)
    .execute()
  const disputes = rows.slice(0, pageSize).map(({ amount_pence, ...row }) => ({
    ...row,
    amount: poundsOf(amount_pence),
    evidence_due_at: row.evidence_due_at?.toString() ?? null,
    opened_at: row.opened_at.toString(),
    changed_at: row.changed_at.toString(),
  }))
  return { disputes, next: rows.length > pageSize ? (disputes.at(-1)?.id ?? null) : null }
}

/** The number of open disputes and the first deadline among them. */
export async function countOpenDisputes(
  db: Db,
): Promise<{ open: number; first_due_at: string | null }> {
  const { open, first } = await db
    .selectFrom('disputes')
    .select(({ fn }) => [fn.countAll<string>().as('open'), fn.min('evidence_due_at').as('first')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return { open: Number(open), first_due_at: first?.toString() ?? null }
}

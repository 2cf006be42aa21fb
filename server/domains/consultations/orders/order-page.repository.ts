import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { OrderRow } from './order.repository.ts'

const keyOf = (id: string) => sql`(select created_at, id from consultation_orders where id = ${id})`

/** Lists open orders, the oldest first, or those that are answered or refunded, the newest first. */
export const listOrderPage = (
  db: Db,
  { list, after, limit }: { list: 'open' | 'closed'; after: string | undefined; limit: number },
): Promise<OrderRow[]> => {
  const direction = list === 'open' ? 'asc' : 'desc'
  return db
    .selectFrom('consultation_orders')
    .selectAll()
    .$if(list === 'open', (query) =>
      query.where('answered_at', 'is', null).where('revoked_at', 'is', null),
    )
    .$if(list === 'closed', (query) =>
      query.where((or) =>
        or.or([or('answered_at', 'is not', null), or('revoked_at', 'is not', null)]),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        list === 'open'
          ? sql<boolean>`(created_at, id) > ${keyOf(after!)}`
          : sql<boolean>`(created_at, id) < ${keyOf(after!)}`,
      ),
    )
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
}

/** Counts open orders: all, those made before an instant, and those made after it and before another one. */
export const countOpenOrders = (
  db: Db,
  { overdueBefore, soonBefore }: { overdueBefore: Temporal.Instant; soonBefore: Temporal.Instant },
) =>
  db
    .selectFrom('consultation_orders')
    .select(({ fn }) => [
      fn.countAll().as('open'),
      fn.countAll().filterWhere('created_at', '<=', overdueBefore).as('overdue'),
      fn
        .countAll()
        .filterWhere('created_at', '>', overdueBefore)
        .filterWhere('created_at', '<=', soonBefore)
        .as('due_soon'),
    ])
    .where('answered_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Lists open orders that are to be refunded when they are late, made before an instant. */
export const listLateOrders = (
  db: Db,
  {
    madeBefore,
    after,
    limit,
  }: { madeBefore: Temporal.Instant; after: string | undefined; limit: number },
) =>
  db
    .selectFrom('consultation_orders')
    .select('id')
    .where('answered_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('refund_if_late', '=', true)
    .where('created_at', '<=', madeBefore)
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()

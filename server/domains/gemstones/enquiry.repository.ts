import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { GemstoneEnquiryTable } from './gemstones.table.ts'

export async function insertEnquiry(
  trx: Trx,
  enquiry: Insertable<GemstoneEnquiryTable>,
): Promise<void> {
  await trx.insertInto('gemstone_enquiries').values(enquiry).execute()
}

const selectEnquiries = (db: Db) =>
  db
    .selectFrom('gemstone_enquiries')
    .leftJoin('gemstones', 'gemstones.id', 'gemstone_enquiries.gemstone_id')
    .selectAll('gemstone_enquiries')
    .select('gemstones.slug')
    .orderBy('gemstone_enquiries.id')

export const listEnquiriesByUser = (db: Db, userId: string) =>
  selectEnquiries(db).where('gemstone_enquiries.user_id', '=', userId).execute()

/** Lists enquiries, the oldest first: all, or only those without an answer. */
export const listEnquiries = (db: Db, { isAll }: { isAll: boolean }) =>
  selectEnquiries(db)
    .$if(!isAll, (query) => query.where('gemstone_enquiries.answered_at', 'is', null))
    .execute()

export const findEnquiry = (db: Db, id: string) =>
  selectEnquiries(db).where('gemstone_enquiries.id', '=', id).executeTakeFirst()

const keyOf = (id: string) => sql`(select created_at, id from gemstone_enquiries where id = ${id})`

/** Lists enquiries without an answer, the oldest first, or those with one, the newest first. */
export const listEnquiryPage = (
  db: Db,
  { list, after, limit }: { list: 'open' | 'closed'; after: string | undefined; limit: number },
) => {
  const isOpen = list === 'open'
  const key = sql`(gemstone_enquiries.created_at, gemstone_enquiries.id)`
  return selectEnquiries(db)
    .clearOrderBy()
    .where('gemstone_enquiries.answered_at', isOpen ? 'is' : 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(
        isOpen ? sql<boolean>`${key} > ${keyOf(after!)}` : sql<boolean>`${key} < ${keyOf(after!)}`,
      ),
    )
    .orderBy('gemstone_enquiries.created_at', isOpen ? 'asc' : 'desc')
    .orderBy('gemstone_enquiries.id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

/** Counts open enquiries: all, those made before an instant, and those made after it and before another one. */
export const countOpenEnquiries = (
  db: Db,
  { overdueBefore, soonBefore }: { overdueBefore: Temporal.Instant; soonBefore: Temporal.Instant },
) =>
  db
    .selectFrom('gemstone_enquiries')
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
    .executeTakeFirstOrThrow()

/** Marks an enquiry for staff and operators alike; false if no such enquiry is open. An operator gives no note. */
export async function markEnquiryAnswered(
  trx: Trx,
  id: string,
  at: Temporal.Instant,
  answer?: { note: string; by: string },
): Promise<boolean> {
  const marked = await trx
    .updateTable('gemstone_enquiries')
    .set({
      answered_at: at,
      ...(answer && { answer_note: answer.note, answered_by: answer.by }),
    })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

export async function deleteEnquiries(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('gemstone_enquiries').where('user_id', '=', userId).execute()
}

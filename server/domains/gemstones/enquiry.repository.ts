import type { Insertable } from 'kysely'
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

/** Returns false if no such enquiry is open. */
export async function markEnquiryAnswered(
  trx: Trx,
  id: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const marked = await trx
    .updateTable('gemstone_enquiries')
    .set({ answered_at: at })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

export async function deleteEnquiries(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('gemstone_enquiries').where('user_id', '=', userId).execute()
}

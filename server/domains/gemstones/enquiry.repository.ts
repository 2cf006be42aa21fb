import type { Insertable } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import type { GemstoneEnquiryTable } from './gemstones.table.ts'

export async function insertEnquiry(
  trx: Trx,
  enquiry: Insertable<GemstoneEnquiryTable>,
): Promise<void> {
  await trx.insertInto('gemstone_enquiries').values(enquiry).execute()
}

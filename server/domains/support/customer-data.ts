import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { write } from '../../platform/database/write.ts'
import { deleteCustomer, exportData } from '../identity/index.ts'
import { recordAct } from '../operations/index.ts'
import { requireAccount } from './change-customer.ts'
import type { SupportCaller, SupportContext } from './support-context.ts'

/** @throws {Refusal} `not-found`, `payment-unavailable` */
export async function exportForCustomer(
  context: SupportContext,
  { id, reason }: ParsedBodyOf<'POST /studio/export-customer'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/export-customer'>> {
  await requireAccount(context, id)
  const exported = await exportData(context, id)
  // Before it is sent: where the record fails, nothing leaves.
  await write(context.db, (trx) =>
    recordAct(trx, caller, {
      at: context.clock.now(),
      object: 'customer',
      objectId: id,
      details: { reason },
    }),
  )
  return exported
}

/** @throws {Refusal} `not-found`, `email-other`, `payment-unavailable` */
export async function deleteForCustomer(
  context: SupportContext,
  { id, email, reason }: ParsedBodyOf<'POST /studio/delete-customer'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/delete-customer'>> {
  await deleteCustomer(context, { id, email }, (trx) =>
    recordAct(trx, caller, {
      at: context.clock.now(),
      object: 'customer',
      objectId: id,
      details: { reason },
    }),
  )
  return {}
}

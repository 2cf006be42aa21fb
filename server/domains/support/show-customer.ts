import type { ParsedBodyOf, ParsedQueryOf, ResponseOf } from '@rashi/contract'
import { Refusal } from '../../platform/refusal.ts'
import { findCustomer, findCustomers, listSignIns } from '../identity/index.ts'
import { recordReading } from '../operations/index.ts'
import { listPayments } from '../payments/index.ts'
import { listActiveSubscriptions, listHistoricSubscriptions } from '../subscriptions/index.ts'
import { listCustomerEmails } from './customer-emails.ts'
import type { SupportCaller, SupportContext } from './support-context.ts'

const object = 'customer'

/** Finds customers by the beginning of their email, and records whom it shows. */
export async function searchCustomers(
  context: SupportContext,
  { email, after = null }: ParsedBodyOf<'POST /studio/find-customers'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/find-customers'>> {
  const found = await findCustomers(context.db, { email, after })
  await recordReading(context, caller, { object, ids: found.customers.map(({ id }) => id) })
  return found
}

/** @throws {Refusal} `not-found` */
export async function showCustomer(
  context: SupportContext,
  id: string,
  caller: SupportCaller,
): Promise<ResponseOf<'GET /studio/customer'>> {
  const { db } = context
  const customer = await findCustomer(db, id)
  if (customer === undefined) throw new Refusal('not-found')
  await recordReading(context, caller, { object, ids: [id] })
  const [active, over, payments, emails, signIns] = await Promise.all([
    listActiveSubscriptions(context, id),
    listHistoricSubscriptions(context, id),
    listPayments(context, { userId: id, beforeId: undefined }),
    listCustomerEmails(db, { userId: id, beforeId: undefined }),
    listSignIns(db, { userId: id, address: '' }),
  ])
  return {
    customer,
    subscriptions: [...active, ...over],
    payments,
    emails,
    sign_ins: signIns.map(({ is_own_network: _own, session_id: _session, ...entry }) => entry),
  }
}

/** @throws {Refusal} `not-found` */
export async function showOlderPayments(
  context: SupportContext,
  { id, before }: ParsedQueryOf<'GET /studio/customer-payments'>,
  caller: SupportCaller,
): Promise<ResponseOf<'GET /studio/customer-payments'>> {
  await recordReading(context, caller, { object, ids: [id] })
  return listPayments(context, { userId: id, beforeId: before })
}

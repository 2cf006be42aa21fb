import type { ParsedQueryOf, ResponseOf } from '@rashi/contract'
import { findCustomerNames } from '../identity/index.ts'
import { recordReading } from '../operations/index.ts'
import { listDisputes } from '../payments/index.ts'
import type { SupportCaller, SupportContext } from './support-context.ts'

/** Lists disputes with their customers, and records whom it shows. */
export async function showDisputes(
  context: SupportContext,
  { state, after }: ParsedQueryOf<'GET /studio/disputes'>,
  caller: SupportCaller,
): Promise<ResponseOf<'GET /studio/disputes'>> {
  const { disputes, next } = await listDisputes(context.db, { isOpen: state === 'open', after })
  const ids = [...new Set(disputes.map(({ user_id }) => user_id))]
  const names = await findCustomerNames(context.db, ids)
  await recordReading(context, caller, { object: 'customer', ids: [...names.keys()] })
  return {
    disputes: disputes.map(({ user_id, kind, ...dispute }) => {
      const named = names.get(user_id)
      return {
        ...dispute,
        customer: named ? { id: user_id, ...named } : null,
        has_stopped_renewals: kind === 'subscription',
      }
    }),
    next,
  }
}

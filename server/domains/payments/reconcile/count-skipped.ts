import type { PaymentsContext } from '../payable/payable.ts'
import { currentAccount } from '../accounts/current-account.ts'
import { countOtherPayments } from './reconcile.repository.ts'

/** The number of payments that are not compared, because they belong to another account of the provider. */
export const countSkipped = async (
  context: Pick<PaymentsContext, 'clock' | 'db' | 'payments'>,
): Promise<number> => countOtherPayments(context.db, (await currentAccount(context)).ofRows)

import type { Context } from '../../../context/context.ts'
import type { PaymentProvider } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { type AccountOfRow, rowAccountOf, useAccount } from './account.repository.ts'

export interface CurrentAccount {
  readonly accountId: string
  readonly mode: Mode
  /** The `provider_account` of its rows. */
  readonly ofRows: AccountOfRow
}

export type Mode = 'sandbox' | 'test' | 'live'

export const modeOf = (provider: PaymentProvider['name'], isLive: boolean): Mode =>
  provider === 'sandbox' ? 'sandbox' : isLive ? 'live' : 'test'

/** One entry a process: the keys of a provider do not change while it runs. */
const known = new WeakMap<PaymentProvider, Promise<CurrentAccount>>()

type AccountContext = Pick<Context, 'clock' | 'db' | 'payments'>

/**
 * The account that the keys belong to. The provider is asked once a process, first at the start. Until it has answered,
 * the account is not guessed: without an answer nothing can be charged anyway.
 *
 * @throws {ProviderUnavailable} until the provider has answered once
 */
export function currentAccount(context: AccountContext): Promise<CurrentAccount> {
  const found = known.get(context.payments)
  if (found) return found
  const asked = askForAccount(context)
  known.set(context.payments, asked)
  asked.catch(() => known.delete(context.payments))
  return asked
}

async function askForAccount({ clock, db, payments }: AccountContext): Promise<CurrentAccount> {
  const { name: provider, isLive } = payments
  const accountId = await payments.readAccountId()
  const row = await write(db, (trx) =>
    useAccount(trx, {
      id: `${accountId} ${isLive ? 'live' : 'test'}`,
      provider,
      account_id: accountId,
      is_live: isLive,
      used_at: clock.now(),
    }),
  )
  return { accountId, mode: modeOf(provider, isLive), ofRows: rowAccountOf(row) }
}

/** Whether a row belongs to another account than that of the keys. */
export const isOfOtherAccount = async (
  context: AccountContext,
  { provider_account }: { readonly provider_account: AccountOfRow },
): Promise<boolean> => (await currentAccount(context)).ofRows !== provider_account

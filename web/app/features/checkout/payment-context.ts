import { createContext } from 'react'
import type { Api } from '../../lib/api.ts'
import { api } from '../../lib/client-api.ts'
import { userStore } from '../../lib/user.ts'
import type { Purchase } from './purchase.rules.ts'

/** On whose behalf a page pays: the signed-in reader, or a user whom the app has sent here. */
export interface PaymentContextValue {
  readonly api: Api
  /** The user id that some calls carry; the server decides by the token. */
  userId(): Promise<string | undefined>
  /** Reads the masked email of the account, if it is not the signed-in reader's. */
  readonly readAccount?: () => Promise<string>
  /** The page to which the bank sends the buyer back. */
  readonly returnPath: string
  /** Set on a page that the app has opened. */
  readonly app?: {
    /** The address of the app that Back opens. */
    readonly address: string
    complete(purchase: Purchase, msg: string): void
  }
}

export const ownPaymentContext: PaymentContextValue = {
  api,
  userId: async () => (await userStore.load())?.id,
  returnPath: '/payment-return',
}

export const PaymentContext = createContext(ownPaymentContext)

import { createContext } from 'react'
import type { Api } from '../../lib/api.ts'
import { api } from '../../lib/client-api.ts'
import { userStore } from '../../lib/user.ts'
import type { Purchase } from './purchase.rules.ts'

/** In whose name a page pays, and what follows: the reader's own, or whoever the app has sent here. */
export interface Till {
  readonly api: Api
  /** What some calls name; they go by the token. */
  userId(): Promise<string | undefined>
  /** The page to which the bank sends the buyer back. */
  readonly returnPath: string
  /** On a page that the app has opened: where Back leads, and what follows a purchase. */
  readonly app?: {
    readonly address: string
    finish(purchase: Purchase, msg: string): void
  }
}

export const ownTill: Till = {
  api,
  userId: async () => (await userStore.load())?.id,
  returnPath: '/payment-return',
}

export const TillContext = createContext(ownTill)

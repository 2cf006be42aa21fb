import type { CardToken, PaymentSettings } from './card-provider.ts'
import type { WalletOrder } from './wallet-order.rules.ts'

export interface WalletsProps {
  settings: PaymentSettings
  order: WalletOrder
  /** A payment is in progress: the wallet does not open. */
  isBusy: boolean
  /** Receives whether there is a wallet to pay with. It has to be the same function at every render. */
  onAvailable: (isAvailable: boolean) => void
  /** Pays with the wallet's card. Answers whether the payment succeeded or continues at the bank. */
  onPay: (tokenize: () => Promise<CardToken>) => Promise<boolean>
}

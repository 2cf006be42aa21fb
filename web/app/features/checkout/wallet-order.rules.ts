import type { WalletOrder } from '../cards/wallets.entry.ts'
import { computeTotal, type LocalizedText, type Purchase } from './purchase.rules.ts'

/** Returns what a wallet's window says about a purchase: what the page says beside it. */
export function toWalletOrder(
  purchase: Purchase,
  { read, notice }: { read: (what: LocalizedText) => string; notice: string | undefined },
): WalletOrder {
  const { lines, changedTotal, billingInterval } = purchase
  return {
    amount: computeTotal(purchase),
    lines:
      changedTotal === undefined
        ? lines.map(({ what, amount }) => ({ name: read(what), amount }))
        : [],
    ...(billingInterval &&
      notice !== undefined && { renewal: { interval: billingInterval, notice } }),
  }
}

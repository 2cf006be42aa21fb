/** The entry point for pages that are paid on; the other pages do not load it. */
export { Wallets } from './wallets.tsx'
export { useWallets } from './use-wallets.ts'
export type { WalletOrder } from './wallet-order.rules.ts'

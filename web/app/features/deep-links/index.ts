/** The entry point of `deep-links`: what other features may import. */
export { toAppAddress } from './app-address.rules.ts'
export { takePendingDeepLink } from './pending-deep-link.ts'

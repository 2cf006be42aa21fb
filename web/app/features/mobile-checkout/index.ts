/** The entry point of `mobile-checkout`: what the shell and the server's rendering may import. */
export { hideToken, readMobileAddress } from './mobile-address.rules.ts'

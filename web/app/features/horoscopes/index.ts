/** The entry point of `horoscopes`: what other features may import. */
export { selectedOneOff } from './selected-one-off.ts'

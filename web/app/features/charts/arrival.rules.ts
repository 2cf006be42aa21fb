/** The navigation state of links to these pages. */
interface Arrival {
  hideModal?: unknown
  dual?: unknown
  find?: unknown
}

const isArrival = (state: unknown): state is Arrival => typeof state === 'object' && state !== null

/** Returns whether the reader has decided to choose a sign themselves, or has already answered Yes. */
export const hidesModal = (state: unknown): boolean => isArrival(state) && state.hideModal === true

/** Returns whether the second sign of a Diamond plan is chosen. */
export const isDual = (state: unknown): boolean => isArrival(state) && state.dual === true

/** Returns whether a lookup runs at once with the birth that was typed before. */
export const findsAtOnce = (state: unknown): boolean => isArrival(state) && state.find === true

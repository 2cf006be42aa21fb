/** What a link to these pages may say of the way by which one arrives: its navigation state. */
interface Arrival {
  hideModal?: unknown
  dual?: unknown
}

const isArrival = (state: unknown): state is Arrival => typeof state === 'object' && state !== null

/** One has chosen to choose by hand, or has said Yes already. */
export const hidesModal = (state: unknown): boolean => isArrival(state) && state.hideModal === true

/** The sign is a Diamond plan's second one. */
export const isDual = (state: unknown): boolean => isArrival(state) && state.dual === true

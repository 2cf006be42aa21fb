declare global {
  interface Window {
    /** The token that the document's head has taken out of the address. */
    handedOver?: string | undefined
  }
}

/** The token as it was handed over: in memory alone, until it is exchanged. */
export const handedOver = {
  keep(token: string): void {
    window.handedOver = token
  },
  find: (): string | undefined => window.handedOver,
  forget(): void {
    delete window.handedOver
  },
}

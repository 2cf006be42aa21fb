declare global {
  interface Window {
    /** The token that the script in the document's head removed from the address. */
    handedOver?: string | undefined
  }
}

/** The token that the app handed over, in memory only, until it is exchanged. */
export const handedOverToken = {
  set(token: string): void {
    window.handedOver = token
  },
  get: (): string | undefined => window.handedOver,
  remove(): void {
    delete window.handedOver
  },
}

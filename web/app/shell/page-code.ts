import { createStore } from '../ui/store.ts'

/** What keeps the page that is asked for from opening. */
export type PageCodeTrouble =
  /** The site cannot be reached. */
  | 'offline'
  /** The site is there and the code is not, or not as this document asks for it: a new document is needed. */
  | 'renew'
  /** A new document did not help either. */
  | 'failed'

const renewedKey = 'renewed-for'
const trouble = createStore<PageCodeTrouble | undefined>(undefined)
let lostAddress = ''
let retries: (() => void)[] = []

/** Page code that could not be fetched, for the frame, which says so and lets it be asked for again. */
export const pageCode = {
  trouble,
  /** A new document is opened for it now: where that does not help, the next trouble is `failed`. */
  renew(): void {
    sessionStorage.setItem(renewedKey, lostAddress)
  },
  retry(): void {
    const waiting = retries
    retries = []
    trouble.set(undefined)
    for (const retry of waiting) retry()
  },
}

/** The code at an address did not come: resolves when it is to be asked for again. */
export async function pageCodeLost(address: string): Promise<void> {
  const found = await troubleWith(address)
  lostAddress = address
  trouble.set(found)
  await new Promise<void>((resolve) => retries.push(resolve))
}

async function troubleWith(address: string): Promise<PageCodeTrouble> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    if (status >= 500) return 'offline'
  } catch {
    return 'offline'
  }
  // After a deployment the address is gone; some browsers also keep a failed import for the whole document.
  return sessionStorage.getItem(renewedKey) === address ? 'failed' : 'renew'
}

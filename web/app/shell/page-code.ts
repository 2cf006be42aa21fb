import { createStore } from '../ui/store.ts'

/** Why the code of the requested page could not be loaded. */
export type PageCodeTrouble =
  /** The site cannot be reached. */
  | 'offline'
  /** The site answers, but the code is not there for this document: a new document is needed. */
  | 'renew'
  /** A new document did not help either. */
  | 'failed'

const renewedKey = 'renewed-for'
const trouble = createStore<PageCodeTrouble | undefined>(undefined)
let lostAddress = ''
let retries: (() => void)[] = []

/** The state of page code that could not be loaded; the frame shows it and offers to retry. */
export const pageCode = {
  trouble,
  /** Records that a new document is opened for the code: if that does not help either, the trouble is `failed`. */
  renew(): void {
    sessionStorage.setItem(renewedKey, lostAddress)
  },
  retry(): void {
    const pending = retries
    retries = []
    trouble.set(undefined)
    for (const retry of pending) retry()
  },
}

/** Reports that the code at an address was not loaded; resolves when the import is to be retried. */
export async function reportLostCode(address: string): Promise<void> {
  const found = await findTrouble(address)
  lostAddress = address
  trouble.set(found)
  await new Promise<void>((resolve) => retries.push(resolve))
}

async function findTrouble(address: string): Promise<PageCodeTrouble> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    if (status >= 500) return 'offline'
  } catch {
    return 'offline'
  }
  // After a deployment the address is gone; some browsers also keep a failed import for the whole document.
  return sessionStorage.getItem(renewedKey) === address ? 'failed' : 'renew'
}

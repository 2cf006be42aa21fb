import { chooseTheme } from '../ui/theme.ts'
import { forgetLanguage } from './language-cookie.ts'
import { forgetReturning } from './returning-cookie.ts'
import { pendingOrderKey } from './pending-order-key.rules.ts'
import { session } from './session.ts'

const drops = new Set<() => void>()

/** Registers a function that drops what a feature caches about a person, called when their session ends. */
export function onSessionEnd(drop: () => void): void {
  drops.add(drop)
}

/** Drops what is cached about a person; also called when another tab has ended the session. */
export function dropPersonalData(): void {
  for (const drop of drops) drop()
}

/**
 * Ends the session: removes its two keys and what is stored about the person. It is also called for a guest
 * who opens a page that needs a session; their order is kept.
 */
export function endSession(): void {
  if (session.token() !== undefined) localStorage.removeItem(pendingOrderKey)
  session.close()
  dropPersonalData()
  void deleteSaved()
}

/** Deletes what is saved to be read without a network. */
async function deleteSaved(): Promise<void> {
  const storage = (globalThis as { caches?: CacheStorage }).caches
  for (const name of (await storage?.keys().catch(() => [])) ?? []) await storage?.delete(name)
}

/** Resets what the frame shows by stored choices, such as the language; the frame sets it. */
export const afterClearing = { resetFrame: () => {} }

/** Logs out: removes everything that the browser has stored, language and theme included. */
export function clearEverything(): void {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  forgetLanguage()
  forgetReturning()
  chooseTheme('system')
  afterClearing.resetFrame()
}

import { forgetLanguage } from './language-cookie.ts'
import { session } from './session.ts'
import { userStore } from './user.ts'

const forgetters = new Set<() => void>([() => userStore.reset()])

/** What a feature keeps of a person (horoscopes, notices) is dropped when their session ends. */
export function onSessionEnd(forget: () => void): void {
  forgetters.add(forget)
}

/** The session is over: its two keys go, and what was kept of the person. */
export function endSession(): void {
  session.close()
  delete document.documentElement.dataset.signedIn
  for (const forget of forgetters) forget()
}

/** Logout: everything that the browser kept goes, the language with it. */
export function clearEverything(): void {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  forgetLanguage()
}

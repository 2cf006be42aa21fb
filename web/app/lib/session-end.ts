import { chooseTheme } from '../ui/theme.ts'
import { forgetLanguage } from './language-cookie.ts'
import { session } from './session.ts'

const forgetters = new Set<() => void>()

/** What a feature keeps of a person (horoscopes, notices) is dropped when their session ends. */
export function onSessionEnd(forget: () => void): void {
  forgetters.add(forget)
}

/** Drops what was kept of a person, whose session another tab may have ended. */
export function forgetPerson(): void {
  for (const forget of forgetters) forget()
}

/** The session is over: its two keys go, and what was kept of the person. */
export function endSession(): void {
  session.close()
  forgetPerson()
}

/** What the frame shows by what was kept (the language) goes back to how a new visitor has it. */
export const afterClearing = { showAsNew: () => {} }

/** Logout: everything that the browser kept goes, language and theme with it. */
export function clearEverything(): void {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  forgetLanguage()
  chooseTheme('system')
  afterClearing.showAsNew()
}

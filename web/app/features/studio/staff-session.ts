import type { ResponseOf } from '@rashi/contract'
import { createStore } from '../../ui/store.ts'

export type StaffSession = ResponseOf<'GET /studio/session'>

/** The session of this tab as the server last described it; undefined before that and after its end. */
export const staffSession = createStore<StaffSession | undefined>(undefined)

/** Whether the session has ended by itself while a page is open; the frame then shows the sign-in page. */
export const hasSessionEnded = createStore(false)

export function endStaffSession(): void {
  if (staffSession.get() === undefined) return
  staffSession.set(undefined)
  hasSessionEnded.set(true)
}

/** In the browser's storage, because a call of another tab keeps the session open for this one too. */
const lastUseKey = 'studio-last-use'

export const recordUse = (): void => localStorage.setItem(lastUseKey, String(Date.now()))
export const readLastUse = (): number => Number(localStorage.getItem(lastUseKey) ?? 0)

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from '../../ui/store.ts'
import { endsAt } from './idle.rules.ts'
import { proofQuestion } from './proof.ts'
import { endStaffSession, hasSessionEnded, readLastUse, staffSession } from './staff-session.ts'
import { signInAddress } from './studio-address.rules.ts'

/**
 * Shows the sign-in page when the session ends while a page is open, also where nobody presses anything. It makes no
 * call, which would be a use of the session.
 */
export function StudioSessionWatch() {
  const session = useStore(staffSession)
  const hasEnded = useStore(hasSessionEnded)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!session) return
    let timer: number | undefined
    const check = () => {
      window.clearTimeout(timer)
      const leftMs = endsAt(session, readLastUse()) - Date.now()
      if (leftMs <= 0) endStaffSession()
      else timer = window.setTimeout(check, leftMs)
    }
    check()
    // Timers stand still while a computer sleeps.
    document.addEventListener('visibilitychange', check)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [session])
  useEffect(() => {
    if (!hasEnded) return
    hasSessionEnded.set(false)
    proofQuestion.get()?.answer(false)
    void navigate(signInAddress(pathname + search, { hasEnded: true }), { replace: true })
  }, [hasEnded, navigate, pathname, search])
  return null
}

import { useEffect, useRef } from 'react'
import { useMatches, useNavigate, useRevalidator } from 'react-router'
import { sessionWatch } from '../lib/client-api.ts'
import type { PageHandle } from '../lib/page-handle.ts'
import { endSession, dropPersonalData } from '../lib/session-end.ts'
import { watchOtherTabs } from '../lib/session.ts'
import { translate } from '../lib/texts.ts'
import { toast } from '../ui/toast-store.ts'

/** Reacts to a session that ends while a page is open: by an invalid token, or in another tab. */
export function SessionWatch() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const matches = useMatches() as { handle?: PageHandle }[]
  const isProtected = useRef(false)
  useEffect(() => {
    isProtected.current = matches.some(({ handle }) => handle?.isProtected)
  })

  useEffect(() => {
    // A call that is refused for its token ends the session as the guard does (ID-37).
    sessionWatch.refused = () => {
      endSession()
      toast.error(translate('shell.session-expired'))
      void navigate('/')
    }
    return () => {
      sessionWatch.refused = () => {}
    }
  }, [navigate])

  useEffect(
    () =>
      watchOtherTabs((token) => {
        dropPersonalData()
        if (token === undefined && isProtected.current) void navigate('/')
        else void revalidate()
      }),
    [navigate, revalidate],
  )
  return null
}

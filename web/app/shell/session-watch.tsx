import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { sessionWatch } from '../lib/client-api.ts'
import { endSession } from '../lib/session-end.ts'
import { spoken } from '../lib/spoken.ts'
import { toast } from '../ui/toast-store.ts'

/** A call that found its token dead ends the session as the guard does (ID-37). */
export function SessionWatch() {
  const navigate = useNavigate()
  useEffect(() => {
    sessionWatch.refused = () => {
      endSession()
      toast.error(spoken.say('shell.session-expired'))
      void navigate('/')
    }
    return () => {
      sessionWatch.refused = () => {}
    }
  }, [navigate])
  return null
}

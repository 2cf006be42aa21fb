import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../lib/config.ts'
import { useSay } from '../lib/texts.ts'
import { SessionWatch } from './session-watch.tsx'
import { Toasts } from '../ui/toasts.tsx'

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const say = useSay()
  const brand = useBrand()
  return (
    <>
      <header>
        <Link to="/">{brand}</Link>
      </header>
      <SessionWatch />
      <main id="content">{children}</main>
      <Toasts label={say('shell.notifications')} dismissLabel={say('shell.dismiss')} />
    </>
  )
}

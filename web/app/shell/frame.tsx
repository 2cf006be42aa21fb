import { useEffect, type ReactNode } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import type { PageHandle } from '../lib/page-handle.ts'
import { useTranslate } from '../lib/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { FocusOnNavigation } from '../ui/focus-on-navigation.tsx'
import layout from '../ui/layout.module.css'
import { Rule } from '../ui/rule.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { formToast } from '../ui/toast-store.ts'
import { Toasts } from '../ui/toasts.tsx'
import { isCheckout } from './checkout-pages.rules.ts'
import { Footer, TabBar } from './foot.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { Offline } from './offline/offline.tsx'
import { PageCodeFailure } from './page-code-failure.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SessionWatch } from './session-watch.tsx'
import { useErrorReporting } from './use-error-reporting.ts'

/** The frame around every page: header, footer and toasts. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const isNavigating = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  const matches = useMatches() as { handle?: PageHandle }[]
  useErrorReporting()
  useEffect(() => formToast.clear(), [pathname])
  const isFromApp = matches.some(({ handle }) => handle?.isFromApp)
  const isQuiet = isCheckout(pathname)
  const isProtected = matches.some(({ handle }) => handle?.isProtected)
  const isDashboard = matches.some(({ handle }) => handle?.actions === 'dashboard')
  return (
    <>
      <div className={styles.frame}>
        <SkipLink to="#content" label={t('shell.skip-to-content')} />
        <Header
          isPlain={isFromApp}
          isQuiet={isQuiet}
          isDashboard={isDashboard}
          isProtected={isProtected}
        />
        <PageCodeFailure />
        <Offline />
        {/* Before the page, because effects run in this order and a page may move the focus from its heading. */}
        <FocusOnNavigation />
        <main
          id="content"
          tabIndex={-1}
          className={classNames(layout.page, styles.content)}
          aria-busy={isNavigating || undefined}
        >
          {children}
        </main>
        <div data-not-printed>
          <Rule kind="degrees" />
        </div>
        <Footer />
        {!isFromApp && !isQuiet && <TabBar />}
      </div>
      <NavigationProgress />
      <SessionWatch />
      <Toasts label={t('shell.notifications')} dismissLabel={t('shell.dismiss')} />
    </>
  )
}

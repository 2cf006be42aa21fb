import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { ProofDialog, staffSession, StudioSessionWatch } from '../../features/studio/index.ts'
import { useBrand } from '../../lib/config.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { FocusOnNavigation } from '../../ui/focus-on-navigation.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuIcon } from '../../ui/icon.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { useStore } from '../../ui/store.ts'
import { formToast } from '../../ui/toast-store.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { HeaderLanguage } from '../header-language.tsx'
import { NavigationProgress } from '../navigation-progress.tsx'
import { PageCodeFailure } from '../page-code-failure.tsx'
import { RouteFailure } from '../route-failure.tsx'
import { useErrorReporting } from '../use-error-reporting.ts'
import { StudioMenu } from './studio-menu.tsx'
import styles from './studio.module.css'

export const handle: PageHandle = { hasOwnFrame: true }

/** The frame around the pages of the studio: its header, its navigation at the side, or in a drawer on phones. */
export default function StudioLayout() {
  const t = useTranslate()
  const brand = useBrand()
  const { pathname, key } = useLocation()
  const isNavigating = useNavigation().state !== 'idle'
  const matches = useMatches() as { handle?: PageHandle }[]
  const needsStaff = matches.some((match) => match.handle?.isProtected)
  const session = useStore(staffSession)
  const [isOpen, setIsOpen] = useState(false)
  useErrorReporting()
  useEffect(() => formToast.clear(), [pathname])
  useEffect(() => setIsOpen(false), [key])
  const staff = needsStaff ? session?.staff : undefined
  return (
    <>
      <div className={styles.frame}>
        <SkipLink to="#content" label={t('shell.skip-to-content')} />
        <header className={styles.header} data-not-printed>
          {staff && (
            <span className={styles.menuButton}>
              <IconButton
                label={t('studio.open-menu')}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(true)}
              >
                <MenuIcon />
              </IconButton>
            </span>
          )}
          <Link to="/studio" className={styles.brand} aria-label={t('studio.title', { brand })}>
            <img src="/brand-mark.svg" alt="" width="30" height="30" />
            <span>{t('studio.name')}</span>
          </Link>
          <HeaderLanguage />
        </header>
        <PageCodeFailure />
        <FocusOnNavigation />
        <div className={needsStaff ? styles.beside : undefined}>
          {needsStaff && (
            <aside className={styles.side} data-not-printed>
              {staff && <StudioMenu staff={staff} />}
            </aside>
          )}
          <main
            id="content"
            tabIndex={-1}
            className={styles.content}
            aria-busy={isNavigating || undefined}
          >
            <Outlet />
          </main>
        </div>
      </div>
      {staff && (
        <Drawer
          edge="left"
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={t('studio.menu')}
          closeLabel={t('shell.close')}
        >
          <StudioMenu staff={staff} />
        </Drawer>
      )}
      <ProofDialog />
      <StudioSessionWatch />
      <NavigationProgress />
      <Toasts label={t('shell.notifications')} dismissLabel={t('shell.dismiss')} />
    </>
  )
}

export function ErrorBoundary() {
  return (
    <main id="content" className={styles.content}>
      <RouteFailure start="/studio" />
    </main>
  )
}

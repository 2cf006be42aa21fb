import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useBrand } from '../lib/config.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useHasSession } from '../lib/session.ts'
import { useTranslate } from '../lib/texts.ts'
import { MenuIcon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { preloadModal } from '../ui/modal.tsx'
import { HeaderLanguage } from './header-language.tsx'
import styles from './header.module.css'

const loadMenu = () => import('./menu-drawer.tsx')
const MenuDrawer = lazy(loadMenu)

/** The address of the sign-in page; from a reading it leads back to that reading. */
const signInAddress = (pathname: string, search: string): string =>
  pathname.startsWith('/horoscope/') ? `/?redirect=${encodeURIComponent(pathname + search)}` : '/'

function preloadMenu() {
  void loadMenu()
  preloadModal()
}

/** The header; `placeRef` receives the element into which pages render their buttons. */
export function Header(props: {
  placeRef: (place: HTMLElement | null) => void
  /** A page that the app has opened shows neither menu nor sign-in. */
  isPlain: boolean
}) {
  const { placeRef, isPlain } = props
  const t = useTranslate()
  const brand = useBrand()
  const { pathname, search, key } = useLocation()
  const hasSession = useHasSession()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const isGuest = !hasSession || !isHydrated
  useEffect(() => setIsOpen(false), [key])
  return (
    <header className={styles.header} data-not-printed>
      {!isPlain && (
        <IconButton
          label={t('shell.menu')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={preloadMenu}
          onFocus={preloadMenu}
          onClick={() => {
            setWasOpen(true)
            setIsOpen(true)
          }}
        >
          <MenuIcon />
        </IconButton>
      )}
      <Link to="/" className={styles.brand}>
        <img src="/brand-mark.svg" alt="" width="34" height="34" />
        <span>{brand}</span>
      </Link>
      <div className={styles.actions} ref={placeRef} />
      {isGuest && (
        <div className={styles.guest} data-guest>
          {!isOpen && <HeaderLanguage />}
          {pathname !== '/' && !isPlain && (
            <Link to={signInAddress(pathname, search)} className={styles.signIn}>
              {t('shell.sign-in')}
            </Link>
          )}
        </div>
      )}
      {wasOpen && (
        <Suspense>
          <MenuDrawer open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '../lib/config.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { reader } from '../lib/reader.ts'
import { useHasSession } from '../lib/session.ts'
import { useTranslate } from '../lib/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { MenuIcon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { loadModal } from '../ui/modal.tsx'
import { pageActionsPlace } from '../ui/page-actions.tsx'
import { useStore } from '../ui/store.ts'
import { toast } from '../ui/toast-store.ts'
import { currentOf, headerDoors, signInAddress, weekOf } from './doors.rules.ts'
import { HeaderLanguage } from './header-language.tsx'
import styles from './header.module.css'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))
const loadMenu = () => Promise.all([import('./menu-drawer.tsx'), loadModal()])
const setActionsPlace = pageActionsPlace.set
const ReaderActions = lazy<ComponentType<{ isDashboard: boolean; isProtected: boolean }>>(() =>
  import('./reader-actions.tsx').catch(() => ({ default: () => null })),
)

/** A failure is ignored: the code is loaded again when the menu is opened. */
const preloadMenu = () => void loadMenu().catch(() => {})

/** The header. Pages render their buttons into it (ui/page-actions.tsx). */
export function Header(props: {
  /** A page that the app has opened shows neither menu nor sign-in. */
  isPlain: boolean
  /** A step of a purchase has the menu, the step and the language only. */
  isQuiet: boolean
  isDashboard: boolean
  /** A page that needs a session loads the reader's details itself. */
  isProtected: boolean
}) {
  const { isPlain, isQuiet, isDashboard, isProtected } = props
  const t = useTranslate()
  const brand = useBrand()
  const { pathname, search, key } = useLocation()
  const hasSession = useHasSession()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const isGuest = !hasSession || !isHydrated
  const hasDoors = !isPlain && !isQuiet
  useEffect(() => setIsOpen(false), [key])
  async function openMenu() {
    try {
      await loadMenu()
    } catch {
      return toast.error(t('shell.network-down'))
    }
    setWasOpen(true)
    setIsOpen(true)
  }
  return (
    <header className={classNames(styles.header, !hasDoors && styles.quiet)} data-not-printed>
      {!isPlain && (
        <IconButton
          label={t('shell.menu')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={preloadMenu}
          onFocus={preloadMenu}
          onClick={() => void openMenu()}
        >
          <MenuIcon />
        </IconButton>
      )}
      <PageLink to="/" className={styles.brand} aria-label={brand}>
        <img src="/brand-mark.svg" alt="" width="34" height="34" />
        <span>{brand}</span>
      </PageLink>
      {hasDoors && <Doors hasSession={!isGuest} />}
      <div className={styles.actions} ref={setActionsPlace} />
      {hasDoors && (
        <div className={styles.reader}>
          {!isGuest && (
            <Suspense>
              <ReaderActions isDashboard={isDashboard} isProtected={isProtected} />
            </Suspense>
          )}
        </div>
      )}
      <span className={styles.languagePlace}>{!isOpen && <HeaderLanguage />}</span>
      {hasDoors && isGuest && pathname !== '/' && (
        <PageLink to={signInAddress(pathname, search)} className={styles.signIn} data-guest>
          {t('shell.sign-in')}
        </PageLink>
      )}
      {wasOpen && (
        <Suspense>
          <MenuDrawer open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

function Doors({ hasSession }: { hasSession: boolean }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const week = weekOf(useStore(reader)?.signKey)
  return (
    <nav aria-label={t('shell.main')} className={styles.doors}>
      {headerDoors(hasSession, week).map((door) => (
        <PageLink
          key={door.text}
          to={door.to}
          aria-label={door.label && t(door.label)}
          aria-current={currentOf(door, pathname)}
        >
          {t(door.text)}
        </PageLink>
      ))}
    </nav>
  )
}

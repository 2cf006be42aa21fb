import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useTranslate } from './texts.ts'

/** The first deeds of a visitor; `storage` is another tab that signs in or out. */
const firstDeeds = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'popstate',
  'storage',
] as const

let start = () => {}
const whenUsed =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        const listening = new AbortController()
        start = () => {
          listening.abort()
          resolve()
        }
        const { signal } = listening
        for (const deed of firstDeeds)
          addEventListener(deed, start, { signal, capture: true, passive: true })
        const hasBegun = window.scrollY > 0 || document.activeElement !== document.body
        const isFirstPage = sessionStorage.length === 0
        if (hasBegun || !isFirstPage || 'signedIn' in document.documentElement.dataset) start()
      })

/**
 * Returns a component whose code is loaded when the visitor first touches, scrolls or types, and at once in a tab that
 * has shown the site before. Until then the server's markup is shown, which can be read, filled in and followed; input
 * is kept.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown while the code loads on a page that was opened by a link. */
  fallback: ReactNode,
  /** Where this is false the code is loaded at once. */
  mayWait: () => boolean = () => true,
) {
  const Loaded = lazy(async () => {
    if (mayWait()) await whenUsed
    try {
      return { default: await load() }
    } catch {
      return { default: Unavailable as ComponentType<Props> }
    }
  })
  // Rendered anew before its code is there, the boundary would lose the server's markup: hence `memo`.
  return memo(function Later(props: Props) {
    return (
      <>
        <StartIfOpenedByLink />
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </>
    )
  })
}

/** Loads the code at once on a page that was opened by a link, for which the server sent no markup. */
function StartIfOpenedByLink() {
  const [isOpenedByLink] = useState(useIsHydrated())
  useEffect(() => {
    if (isOpenedByLink) start()
  }, [isOpenedByLink])
  return null
}

function Unavailable() {
  const t = useTranslate()
  return (
    <FailedState
      title={t('shell.failed-text')}
      action={
        <Button kind="quiet" onClick={() => window.location.reload()}>
          {t('shell.try-again')}
        </Button>
      }
    />
  )
}

import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useTranslate } from './texts.ts'

/** What a visitor does first; `storage` is another tab that signs in or out. */
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
        if (hasBegun || 'signedIn' in document.documentElement.dataset) start()
      })

/**
 * Returns a component whose code is loaded when the visitor first touches, scrolls or types. Until then the
 * server's markup is shown, which can be read, filled in and followed; input is kept.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown while the code loads on a page that was opened by a link. */
  fallback: ReactNode,
) {
  const Loaded = lazy(async () => {
    await whenUsed
    try {
      return { default: await load() }
    } catch {
      return { default: Unavailable as ComponentType<Props> }
    }
  })
  return function Later(props: Props) {
    const isHydrated = useIsHydrated()
    const [isOpenedByLink] = useState(isHydrated)
    useEffect(() => {
      if (isOpenedByLink) start()
    }, [isOpenedByLink])
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  }
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

import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { useTranslate } from './texts.ts'

/**
 * Returns a component whose code is loaded after that of its page. Until then the server's markup is shown, which can be
 * read, filled in and followed; input is kept.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown while the code loads on a page that was opened by a link. */
  fallback: ReactNode,
) {
  const Loaded = lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Unavailable as ComponentType<Props> }
    }
  })
  // Rendered anew before its code is there, the boundary would lose the server's markup: hence `memo`.
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  })
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

import { useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useNavigate, useNavigation, type Location } from 'react-router'
import { pageCode } from './page-code.ts'
import { useTranslate, translate } from '../lib/texts.ts'
import { Button } from '../ui/button.tsx'
import { AlertIcon } from '../ui/icon.tsx'
import { useStore } from '../ui/store.ts'
import { toast } from '../ui/toast-store.ts'
import styles from './page-code-failure.module.css'

/** Shown above the open page while the next one cannot be loaded. It retries when the browser is online again. */
export function PageCodeFailure() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const trouble = useStore(pageCode.trouble)
  const requested = useRef(next)
  const isLost = next !== undefined && trouble !== undefined

  // Its data may have failed too, so the navigation is repeated.
  function retry() {
    if (next) void navigate(createPath(next), { state: next.state, replace: isHere(next) })
  }
  const retryOnline = useEffectEvent(retry)

  useEffect(() => {
    if (next && next !== requested.current) pageCode.retry()
    requested.current = next
  }, [next])

  useEffect(() => {
    if (!isLost) return
    if (trouble === 'renew') return openDocument(next)
    if (trouble === 'offline') toast.error(translate('shell.network-down'))
    const onOnline = () => retryOnline()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isLost, trouble, next])

  if (!isLost || trouble === 'renew') return null
  return (
    <div role="alert" className={styles.failure}>
      <AlertIcon size={22} />
      <p className={styles.text}>{t('shell.page-lost')}</p>
      <Button kind="quiet" onClick={retry}>
        {t('shell.try-again')}
      </Button>
    </div>
  )
}

/** After Back the address is already that of the next page. */
const isHere = (next: Location): boolean =>
  createPath(next) === window.location.pathname + window.location.search + window.location.hash

function openDocument(next: Location): void {
  pageCode.renew()
  if (isHere(next)) window.location.reload()
  else window.location.assign(createPath(next))
}

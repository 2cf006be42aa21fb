import { useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useNavigate, useNavigation, type Location } from 'react-router'
import { pageCode } from './page-code.ts'
import { useTranslate, translate } from '../lib/texts.ts'
import { Button } from '../ui/button.tsx'
import { AlertIcon } from '../ui/icon.tsx'
import { useStore } from '../ui/store.ts'
import { toast } from '../ui/toast-store.ts'
import styles from './lost-page.module.css'

/** Stands above the page that is open while the next one cannot be fetched; it comes by itself with the connection. */
export function LostPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const trouble = useStore(pageCode.trouble)
  const asked = useRef(next)
  const isLost = next !== undefined && trouble !== undefined

  // Its data may have failed with its code: the whole page is asked for again.
  function askAgain() {
    if (next) void navigate(createPath(next), { state: next.state, replace: isHere(next) })
  }
  const whenOnline = useEffectEvent(askAgain)

  useEffect(() => {
    if (next && next !== asked.current) pageCode.retry()
    asked.current = next
  }, [next])

  useEffect(() => {
    if (!isLost) return
    if (trouble === 'renew') return openAnew(next)
    if (trouble === 'offline') toast.error(translate('shell.network-down'))
    const retry = () => whenOnline()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isLost, trouble, next])

  if (!isLost || trouble === 'renew') return null
  return (
    <div role="alert" className={styles.lost}>
      <AlertIcon size={22} />
      <p className={styles.words}>{t('shell.page-lost')}</p>
      <Button kind="quiet" onClick={askAgain}>
        {t('shell.try-again')}
      </Button>
    </div>
  )
}

/** By Back the address is that of the page already. */
const isHere = (next: Location): boolean =>
  createPath(next) === window.location.pathname + window.location.search + window.location.hash

function openAnew(next: Location): void {
  pageCode.renew()
  if (isHere(next)) window.location.reload()
  else window.location.assign(createPath(next))
}

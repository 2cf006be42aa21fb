import { offline } from '@rashi/contract/texts/en/offline'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { safePath } from '../../lib/safe-path.rules.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import styles from './offline.module.css'
import { SavedList, useSavedReadings } from './saved-list.tsx'
import { useIsOnline } from './use-is-online.ts'

registerTexts(offline)

export const handle: PageHandle = { title: 'offline.title' }

/** Shown by the service worker in place of a page that is not on this device; it opens that page once it can. */
export default function OfflinePage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isOnline = useIsOnline()
  const readings = useSavedReadings(true)
  const wanted = safePath(search.get('for') ?? '/dashboard') ?? '/dashboard'
  const open = useEffectEvent(() => void navigate(wanted, { replace: true }))

  useEffect(() => {
    const retry = () => open()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])

  const tryAgain = (
    <Button kind={isOnline ? 'primary' : 'quiet'} onClick={open}>
      {t('shell.try-again')}
    </Button>
  )
  return (
    <section className={layout.stack}>
      <PageHead hidden />
      <h1>{t('offline.title')}</h1>
      <p className={layout.lead}>{t('offline.lead')}</p>
      {readings && readings.length > 0 && (
        <div className={styles.saved}>
          <h2>{t('offline.list')}</h2>
          <SavedList readings={readings} />
        </div>
      )}
      {readings?.length === 0 ? (
        <EmptyState title={t('offline.nothing')} action={tryAgain}>
          {t('offline.nothing-text')}
        </EmptyState>
      ) : (
        <div>{tryAgain}</div>
      )}
    </section>
  )
}

import { offline } from '@rashi/contract/texts/en/offline'
import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { offlinePage, readingOf, textsOf } from '../../lib/saved-readings.rules.ts'
import { registerTexts, useLanguage, useTranslate } from '../../lib/texts.ts'
import { keepPage } from './keep-page.ts'
import styles from './offline.module.css'
import { formatSavedAt } from './saved-at.rules.ts'
import { SavedList, useSavedReadings } from './saved-list.tsx'
import { useIsOnline } from './use-is-online.ts'
import { useWorker } from './use-worker.ts'

registerTexts(offline)

/** Saves the readings that are opened, and says without a network what is shown and what else can be read. */
export default function OfflineReading() {
  const t = useTranslate()
  const { code } = useLanguage()
  const { pathname, search } = useLocation()
  const texts = textsOf(search)
  const { state } = useNavigation()
  const isOnline = useIsOnline()
  const isReading = readingOf(pathname) !== undefined
  const { savedAt, isReady } = useWorker(isReading)

  useEffect(() => {
    if (!isReady || state !== 'idle') return
    keepPage(pathname, texts).catch(() => {})
  }, [pathname, texts, state, isReady, code])

  const isSaved = isReading && savedAt !== null
  const isLost = !isOnline && !isSaved && pathname !== offlinePage
  const readings = useSavedReadings(isLost)
  if (!isSaved && !isLost) return null
  return (
    <div role="status" className={styles.notice}>
      {isSaved ? (
        <p>{t('offline.saved', { time: formatSavedAt(savedAt, code) })}</p>
      ) : (
        <>
          <p>{t(readings?.length ? 'offline.now' : 'offline.now-nothing')}</p>
          {readings && readings.length > 0 && <SavedList readings={readings} />}
        </>
      )}
    </div>
  )
}

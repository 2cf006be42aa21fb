import { useEffect, useState } from 'react'
import { listSavedReadings, type SavedReading } from '../../lib/saved-readings.ts'
import { session } from '../../lib/session.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { formatSavedAt } from './saved-at.rules.ts'
import styles from './offline.module.css'
import { PageLink } from '../../ui/page-link.tsx'

/** The readings on this device; undefined while they are looked up. */
export function useSavedReadings(isAsked: boolean): readonly SavedReading[] | undefined {
  const [readings, setReadings] = useState<readonly SavedReading[]>()
  useEffect(() => {
    if (!isAsked) return
    const token = session.token()
    const found =
      token === undefined || !('caches' in globalThis)
        ? []
        : listSavedReadings(token).catch(() => [])
    void Promise.resolve(found).then(setReadings)
  }, [isAsked])
  return readings
}

/** Links to the readings on this device, each with when it was loaded. */
export function SavedList({ readings }: { readings: readonly SavedReading[] }) {
  const t = useTranslate()
  const { code } = useLanguage()
  return (
    <ul role="list" className={styles.list}>
      {readings.map(({ path, period, sign, savedAt }) => (
        <li key={path}>
          <PageLink to={path}>
            {t(`offline.${period}`, { sign: t(`charts.sign.${sign}`) })}
          </PageLink>
          <span className={styles.when}>
            {t('offline.loaded', { time: formatSavedAt(savedAt, code) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

import type { ActiveHoroscopes, SignKey } from '@rashi/contract'
import { useTranslate } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './dashboard.module.css'
import { HoroscopeItem } from './horoscope-item.tsx'
import type { DashboardTab } from './tabs.rules.ts'

export function HoroscopeList({
  tab,
  entries,
  ownKey,
}: {
  tab: DashboardTab
  entries: ActiveHoroscopes['Weekly']
  /** The reader's generated sign. */
  ownKey: SignKey | undefined
}) {
  const t = useTranslate()
  if (entries.length === 0)
    return <EmptyState title={t('horoscopes.dashboard.empty')}>{t(tab.empty)}</EmptyState>
  return (
    <ul role="list" className={styles.list}>
      {entries.map(({ horoscope }) => (
        <HoroscopeItem key={horoscope.key} horoscope={horoscope} tab={tab} ownKey={ownKey} />
      ))}
    </ul>
  )
}

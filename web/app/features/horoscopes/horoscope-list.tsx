import type { ActiveHoroscopes } from '@rashi/contract'
import { useSay } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './dashboard.module.css'
import { HoroscopeItem } from './horoscope-item.tsx'
import type { DashboardTab } from './tabs.rules.ts'

export function HoroscopeList({
  tab,
  entries,
}: {
  tab: DashboardTab
  entries: ActiveHoroscopes['Weekly']
}) {
  const say = useSay()
  if (entries.length === 0)
    return <EmptyState title={say('horoscopes.dashboard.empty')}>{say(tab.empty)}</EmptyState>
  return (
    <ul role="list" className={styles.list}>
      {entries.map(({ horoscope }) => (
        <HoroscopeItem key={horoscope.key} horoscope={horoscope} tab={tab} />
      ))}
    </ul>
  )
}

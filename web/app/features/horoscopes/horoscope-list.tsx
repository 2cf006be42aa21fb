import type { ActiveHoroscopes, SignKey } from '@rashi/contract'
import { useTranslate } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './dashboard.module.css'
import { HoroscopeItem } from './horoscope-item.tsx'
import { ownFirst, type SignRole } from './sign-roles.rules.ts'
import type { DashboardTab } from './tabs.rules.ts'

export function HoroscopeList({
  tab,
  entries,
  ownKey,
  roles,
}: {
  tab: DashboardTab
  entries: ActiveHoroscopes['Weekly']
  /** The reader's generated sign. */
  ownKey: SignKey | undefined
  roles: ReadonlyMap<SignKey, SignRole>
}) {
  const t = useTranslate()
  if (entries.length === 0)
    return <EmptyState title={t('horoscopes.dashboard.empty')}>{t(tab.empty)}</EmptyState>
  return (
    <ul role="list" className={styles.list}>
      {ownFirst(entries, roles).map(({ horoscope }) => (
        <HoroscopeItem
          key={horoscope.key}
          horoscope={horoscope}
          tab={tab}
          ownKey={ownKey}
          role={roles.get(horoscope.key)}
        />
      ))}
    </ul>
  )
}

import { foot } from '@rashi/contract/texts/en/foot'
import { useLocation } from 'react-router'
import { reader } from '../lib/reader.ts'
import { registerTexts, useTranslate } from '../lib/texts.ts'
import { drawn } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useStore } from '../ui/store.ts'
import { currentOf, weekOf } from './doors.rules.ts'
import { hasTabBar, tabs } from './tab-bar.rules.ts'
import styles from './tab-bar.module.css'

registerTexts(foot)

const icons = [
  // A Moon above the horizon.
  drawn(<path d="M3 18.5h18M16.5 14.5a6 6 0 1 1-6.6-9 5 5 0 0 0 6.6 9Z" />),
  // An open book.
  drawn(
    <path d="M12 6.5c-2-1.6-4.8-2-8.5-1.5v13c3.7-.5 6.5-.1 8.5 1.5 2-1.6 4.8-2 8.5-1.5v-13c-3.7-.5-6.5-.1-8.5 1.5Zm0 0v13" />,
  ),
  // A letter.
  drawn(<path d="M3.5 6h17v12.5h-17zM3.5 6.5l8.5 7 8.5-7" />),
  drawn(<path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 9c.6-4 3.4-6 7.5-6s6.900 2 7.5 6" />),
] as const

/**
 * The bottom bar of signed-in readers on phones. It is in the markup of every page, and its styles show it where a
 * session is kept, so that it is there at the first paint.
 */
export function TabBar() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const week = weekOf(useStore(reader)?.signKey)
  if (!hasTabBar(pathname)) return null
  return (
    <nav aria-label={t('shell.main')} className={styles.bar} data-tab-bar data-not-printed>
      {tabs(week).map((tab, index) => {
        const Icon = icons[index] ?? icons[0]
        return (
          <PageLink
            key={tab.text}
            to={tab.to}
            aria-label={tab.label && t(tab.label)}
            aria-current={currentOf(tab, pathname)}
            className={styles.tab}
          >
            <Icon />
            {t(tab.text)}
          </PageLink>
        )
      })}
    </nav>
  )
}

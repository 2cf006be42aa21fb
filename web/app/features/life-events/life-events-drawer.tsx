import { lifeEventPath, lifeEventsPath } from './life-event-paths.rules.ts'
import { RightDrawer } from '../../ui/right-drawer.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { DrawerLinks, type DrawerLink } from '../../ui/drawer-links.tsx'
import { ChaptersIcon } from '../../ui/page-icons.tsx'
import layout from '../../ui/layout.module.css'
import { DiamondLink } from './diamond-link.tsx'
import styles from './life-events-drawer.module.css'
import type { Reader } from './load-year.ts'
import { useYearTexts } from './use-year-texts.ts'
import { ownSections, type Year } from './year.rules.ts'

/** The drawer with the reader's own sections and links to others. */
export function LifeEventsDrawer(props: {
  year: Year
  reader: Reader
  /** The id of the current section. */
  shown?: number
}) {
  const { year, reader, shown } = props
  const t = useTranslate()
  const { id } = useLanguage()
  const formatYear = useYearTexts()
  const sign = year.sign.key.toLowerCase()
  const own = ownSections(year, reader.bought).map((section): DrawerLink => {
    const name = translated(section.translations, id)?.name ?? ''
    const fullName = t('life-events.of-year', { section: name, ...formatYear(section) })
    return {
      key: section.id,
      to: lifeEventPath(section.sign.key, section.id),
      name: section.isElsewhere ? fullName : name,
      isCurrent: section.id === shown,
    }
  })
  const views = [
    ...(reader.isSubscribed
      ? []
      : [{ key: 'all', to: lifeEventsPath(year.sign.key), name: t('life-events.purchase') }]),
    { key: 'weekly', to: `/horoscope/weekly/${sign}`, name: t('life-events.weekly-view') },
    { key: 'monthly', to: `/horoscope/monthly/${sign}`, name: t('life-events.monthly-view') },
  ]
  return (
    <RightDrawer
      label={t('life-events.title')}
      icon={<ChaptersIcon size={20} />}
      closeLabel={t('shell.close')}
    >
      {(close) => (
        <div className={styles.drawer}>
          <section aria-labelledby="own-life-events">
            <h3 id="own-life-events">{t('life-events.own')}</h3>
            {own.length === 0 ? (
              <p className={layout.caption}>{t('life-events.own-none')}</p>
            ) : (
              <DrawerLinks links={own} onFollow={close} />
            )}
          </section>
          <section aria-labelledby="life-event-views">
            <h3 id="life-event-views">{t('life-events.views')}</h3>
            <DrawerLinks links={views} onFollow={close} />
          </section>
          {!reader.isSubscribed && <DiamondLink sign={year.sign} onFollow={close} />}
        </div>
      )}
    </RightDrawer>
  )
}

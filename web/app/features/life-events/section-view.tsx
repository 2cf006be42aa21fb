import type { Part } from '@rashi/contract'
import { lifeEventPath, lifeEventsPath } from './life-event-paths.rules.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import { DrawerLinks } from '../../ui/drawer-links.tsx'
import layout from '../../ui/layout.module.css'
import { RunningHead } from '../../ui/running-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TurnPages } from '../../ui/turn-pages.tsx'
import { SectionHead, SectionText } from './section-text.tsx'
import styles from './section-view.module.css'
import { useYearTexts } from './use-year-texts.ts'
import { findNeighbours, type Year } from './year.rules.ts'

/** The page of a section, with links to the other open ones. */
export function SectionView({
  year,
  open,
  section,
}: {
  year: Year
  open: readonly Part[]
  section: Part
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { sign, year: ofYear } = useYearTexts()(year)
  const { at, previous, next } = findNeighbours(open, section.id)
  const findName = (one: Part) => translated(one.translations, id)?.name
  const toPage = (one: Part) => ({
    to: lifeEventPath(year.sign.key, one.id),
    name: findName(one),
  })
  return (
    <article className={styles.view}>
      <RunningHead
        left={sign}
        middle={t('life-events.place', { at: at + 1, count: open.length })}
        right={ofYear}
      />
      <div className={styles.sides}>
        <div className={layout.stack} key={section.id}>
          <SectionHead section={section} />
          <SectionText section={section} />
          <TurnPages
            label={t('life-events.turn')}
            previousLabel={t('life-events.previous')}
            nextLabel={t('life-events.next')}
            previous={previous && toPage(previous)}
            next={next && toPage(next)}
          />
        </div>
        <Card as="section" aria-labelledby="open-sections" className={styles.contents}>
          <img
            src={year.sign.mediaUrl}
            alt={t('life-events.plate', { sign })}
            width="480"
            height="600"
          />
          <h2 id="open-sections">{t('life-events.own')}</h2>
          <DrawerLinks
            links={open.map((one) => ({
              key: one.id,
              to: lifeEventPath(year.sign.key, one.id),
              name: findName(one),
              isCurrent: one.id === section.id,
            }))}
          />
          <TextLink alone to={lifeEventsPath(year.sign.key)}>
            {t('life-events.all')}
          </TextLink>
        </Card>
      </div>
    </article>
  )
}

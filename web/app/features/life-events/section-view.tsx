import type { Part } from '@rashi/contract'
import { lifeEventPath, lifeEventsPath } from './life-event-paths.rules.ts'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Video } from '../../ui/video.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DrawerLinks } from '../../ui/drawer-links.tsx'
import { NextIcon, PreviousIcon } from '../../ui/page-icons.tsx'
import layout from '../../ui/layout.module.css'
import { RunningHead } from '../../ui/running-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
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
  const translation = translated(section.translations, id)
  const { sign, year: ofYear } = useYearTexts()(year)
  const { at, previous, next } = findNeighbours(open, section.id)
  const findName = (one: Part) => translated(one.translations, id)?.name
  return (
    <article className={styles.view}>
      <RunningHead
        left={sign}
        middle={t('life-events.place', { at: at + 1, count: open.length })}
        right={ofYear}
      />
      <div className={styles.sides}>
        <div className={layout.stack} key={section.id}>
          <header className={styles.head}>
            <h1>{translation?.name}</h1>
            <p className={styles.standfirst}>{translation?.short_description}</p>
          </header>
          <Video
            link={translation?.video_link}
            title={t('shell.video', { title: translation?.name ?? '' })}
          />
          <RichText opening html={translation?.description ?? ''} />
          <nav aria-label={t('life-events.turn')} className={styles.turn}>
            {previous && (
              <div>
                <ButtonLink
                  kind="quiet"
                  to={lifeEventPath(year.sign.key, previous.id)}
                  aria-describedby="previous-section"
                >
                  <PreviousIcon size={18} />
                  {t('life-events.previous')}
                </ButtonLink>
                <p id="previous-section" className={layout.caption}>
                  {findName(previous)}
                </p>
              </div>
            )}
            {next && (
              <div className={styles.next}>
                <ButtonLink
                  kind="quiet"
                  to={lifeEventPath(year.sign.key, next.id)}
                  aria-describedby="next-section"
                >
                  {t('life-events.next')}
                  <NextIcon size={18} />
                </ButtonLink>
                <p id="next-section" className={layout.caption}>
                  {findName(next)}
                </p>
              </div>
            )}
          </nav>
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

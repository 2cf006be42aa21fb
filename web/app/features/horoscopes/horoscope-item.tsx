import type { SignKey, SingleHoroscope } from '@rashi/contract'
import { signPicture } from '@rashi/contract/pictures.rules'
import { PageLink } from '../../ui/page-link.tsx'
import { lifeEventPath, lifeEventsPath } from '../life-events/index.ts'
import { RichText } from '../../lib/rich-text.tsx'
import { useSignTexts } from './use-sign-texts.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RunningHead } from '../../ui/running-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './horoscope-item.module.css'
import { horoscopePath, toReadingPeriod } from './horoscope-path.rules.ts'
import { findPeriodDates } from './period-dates.rules.ts'
import { isLocked, readableParts } from './readable-parts.rules.ts'
import type { SignRole } from './sign-roles.rules.ts'
import type { DashboardTab } from './tabs.rules.ts'
import { useHeadline } from './use-headline.ts'

/** The card of a horoscope, which opens it wherever it is pressed, except for its other buttons. */
export function HoroscopeItem({
  horoscope,
  tab,
  ownKey,
  role,
}: {
  horoscope: SingleHoroscope
  tab: DashboardTab
  ownKey: SignKey | undefined
  /** Present if the sign is one of the reader’s own. */
  role: SignRole | undefined
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { name, shortDescription } = useSignTexts(horoscope)
  const { current_period: current } = horoscope
  const headline = useHeadline(horoscope)
  const dates = findPeriodDates({ date: current.from, type: current.cycle }, code)
  const path = horoscopePath(toReadingPeriod(horoscope.cycle), horoscope.key)
  const isYearly = tab.group === 'Yearly'
  const mayReadYear = horoscope.is_user_subscribed || horoscope.has_one_off_purchase
  return (
    <Card as="li" className={styles.item}>
      <img
        src={signPicture(horoscope.key, '-small')}
        alt=""
        width="160"
        height="200"
        className={styles.picture}
      />
      <div className={styles.text}>
        <RunningHead left={dates ?? t('horoscopes.date-not-found')} />
        <div className={styles.name}>
          {role && <p className={styles.role}>{t(`today.${role}`)}</p>}
          <h2>
            <PageLink to={path} className={styles.whole}>
              {name}
            </PageLink>
          </h2>
        </div>
        {headline && <p className={styles.headline}>{headline}</p>}
        <RichText html={shortDescription} className={styles.description} />
        <div className={styles.actions}>
          <div className={styles.pair}>
            <ButtonLink
              to={path}
              className={styles.own}
              aria-label={t('horoscopes.dashboard.read-more-of', {
                sign: name,
                period: t(tab.name),
              })}
            >
              {t('horoscopes.dashboard.read-more')}
            </ButtonLink>
            {isYearly && !mayReadYear && (
              <ButtonLink kind="quiet" className={styles.own} to={path}>
                {t('horoscopes.dashboard.horoscopes')}
              </ButtonLink>
            )}
          </div>
          {isYearly && (
            <ButtonLink
              kind="quiet"
              className={styles.own}
              to={lifeEventsPath(horoscope.key, ownKey)}
            >
              {t('horoscopes.dashboard.life-events')}
            </ButtonLink>
          )}
        </div>
        {isYearly && <OwnLifeEvents horoscope={horoscope} />}
      </div>
    </Card>
  )
}

/** The bought sections of a year that is not open as a whole. */
function OwnLifeEvents({ horoscope: { key, horoscopeData } }: { horoscope: SingleHoroscope }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const own = horoscopeData.filter(isLocked).flatMap(readableParts)
  if (own.length === 0) return null
  return (
    <ul role="list" className={styles.lifeEvents}>
      {own.map((part) => (
        <li key={part.id}>
          <TextLink alone className={styles.own} to={lifeEventPath(key, part.id)}>
            {t('horoscopes.dashboard.read-life-event', {
              section: translated(part.translations, id)?.name ?? '',
            })}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

import type { SingleHoroscope } from '@rashi/contract'
import { Link } from 'react-router'
import { RichText } from '../../lib/rich-text.tsx'
import { useSignWords } from '../../lib/sign-words.ts'
import { useLanguage, useSay } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RunningHead } from '../../ui/running-head.tsx'
import styles from './horoscope-item.module.css'
import { horoscopePath } from './horoscope-path.rules.ts'
import { findPeriodDates } from './period-dates.rules.ts'
import type { DashboardTab } from './tabs.rules.ts'

/** One horoscope that its reader may open; a press anywhere on it does, but for its other buttons. */
export function HoroscopeItem({
  horoscope,
  tab,
}: {
  horoscope: SingleHoroscope
  tab: DashboardTab
}) {
  const say = useSay()
  const { code } = useLanguage()
  const { name, shortDescription } = useSignWords(horoscope)
  const { current_period: current } = horoscope
  const dates = findPeriodDates({ date: current.from, type: current.cycle }, code)
  const path = horoscopePath(horoscope.cycle, horoscope.key)
  const isYearly = tab.group === 'Yearly'
  const mayReadYear = horoscope.is_user_subscribed || horoscope.has_one_off_purchase
  return (
    <Card as="li" className={styles.item}>
      <img src={horoscope.mediaUrl} alt="" width="480" height="600" className={styles.picture} />
      <div className={styles.words}>
        <RunningHead left={say(tab.name)} right={dates ?? say('horoscopes.date-not-found')} />
        <h2>
          <Link to={path} className={styles.whole}>
            {name}
          </Link>
        </h2>
        <RichText html={shortDescription} className={styles.description} />
        <div className={styles.actions}>
          <ButtonLink
            to={path}
            kind={isYearly ? 'quiet' : 'primary'}
            className={styles.own}
            aria-label={say('horoscopes.dashboard.read-more-of', {
              sign: name,
              period: say(tab.name),
            })}
          >
            {say('horoscopes.dashboard.read-more')}
          </ButtonLink>
          {isYearly && !mayReadYear && (
            <ButtonLink kind="quiet" className={styles.own} to={path}>
              {say('horoscopes.dashboard.horoscopes')}
            </ButtonLink>
          )}
          {isYearly && (
            <ButtonLink className={styles.own} to="/life-events">
              {say('horoscopes.dashboard.life-events')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

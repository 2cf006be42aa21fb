import type { Period } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { timeZoneOf } from '@rashi/contract/languages.rules'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/layout.module.css'
import styles from './sky-events.module.css'

type Events = Period['sky_events']

/** The events in the sky of a week or month, in the reader's time zone; renders nothing without them. */
export function SkyEvents({ events }: { events: Events }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const isHydrated = useIsHydrated()
  // The server does not know the reader's time zone and renders that of the language, as in the texts.
  const zone = isHydrated ? inOwnTimeZone().time_zone : timeZoneOf(code)
  if (events.length === 0) return null
  return (
    <aside className={styles.sky} aria-labelledby="sky" data-below-fold>
      <Card frame="plate" className={styles.card}>
        <h2 id="sky">{t('horoscopes.sky')}</h2>
        <EventList events={events} zone={zone} />
        <p className={layout.caption}>{t('horoscopes.sky-zone', { zone })}</p>
      </Card>
    </aside>
  )
}

function EventList({ events, zone }: { events: Events; zone: string }) {
  const { id, code } = useLanguage()
  const moment = dateFormat(code, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  return (
    <ol role="list" className={styles.events}>
      {events.map((event) => {
        const text = translated(event.translations, id)?.text
        return (
          <li key={`${event.at} ${text}`}>
            <time dateTime={event.at}>{moment.format(new Date(event.at))}</time>
            <span>{text}</span>
          </li>
        )
      })}
    </ol>
  )
}

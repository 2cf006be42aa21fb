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

/** More events than this are grouped by month, in collapsed sections. */
const maxInOneList = 40

/** The events in the sky of a period, in the reader's time zone; renders nothing without them. */
export function SkyEvents({ events }: { events: Events }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const isHydrated = useIsHydrated()
  // The server does not know the reader's time zone and renders that of the language, as in the texts.
  const zone = isHydrated ? inOwnTimeZone().time_zone : timeZoneOf(code)
  // The months are those of the edition, the same for every time zone.
  const monthOf = ({ at }: { at: string | Date }) =>
    dateFormat(code, { month: 'long', timeZone: 'UTC' }).format(new Date(at))
  // oxlint-disable-next-line react/purity -- the current month is open at first
  const thisMonth = isHydrated ? monthOf({ at: new Date() }) : undefined
  if (events.length === 0) return null
  return (
    <aside className={styles.sky} aria-labelledby="sky">
      <Card frame="plate" className={styles.card}>
        <h2 id="sky">{t('horoscopes.sky')}</h2>
        {events.length <= maxInOneList ? (
          <EventList events={events} zone={zone} />
        ) : (
          <div>
            {[...Map.groupBy(events, monthOf)].map(([month, ofMonth]) => (
              <details key={month} className={styles.month} open={month === thisMonth}>
                <summary>{month}</summary>
                <EventList events={ofMonth} zone={zone} />
              </details>
            ))}
          </div>
        )}
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

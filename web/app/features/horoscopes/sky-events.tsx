import type { Period } from '@rashi/contract'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { translated, useLanguage, useSay } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/layout.module.css'
import styles from './sky-events.module.css'

/** The period's own sky, by its moments, on the reader's clock. */
export function SkyEvents({ events }: { events: Period['sky_events'] }) {
  const say = useSay()
  const { id, code } = useLanguage()
  // The server does not know where the reader is; it tells universal time.
  const zone = useIsHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  const moment = new Intl.DateTimeFormat(code, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  return (
    <aside className={styles.sky} aria-labelledby="sky">
      <Card frame="plate" className={styles.card}>
        <h2 id="sky">{say('horoscopes.sky')}</h2>
        {events.length === 0 ? (
          <p>{say('horoscopes.sky-quiet')}</p>
        ) : (
          <ol role="list" className={styles.events}>
            {events.map((event) => (
              <li key={`${event.at} ${event.translations[0]?.text}`}>
                <time dateTime={event.at}>{moment.format(new Date(event.at))}</time>
                <span>{translated(event.translations, id)?.text}</span>
              </li>
            ))}
          </ol>
        )}
        <p className={layout.caption}>{say('horoscopes.sky-zone', { zone })}</p>
      </Card>
    </aside>
  )
}

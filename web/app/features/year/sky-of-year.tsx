import type { YearWheel } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { timeZoneOf } from '@rashi/contract/languages.rules'
import { useId } from 'react'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import layout from '../../ui/layout.module.css'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { MarkIcon } from './mark-symbol.tsx'
import styles from './sky-of-year.module.css'

/** In words what the wheel shows: the good weeks, then the slow grahas and the eclipses. */
export function SkyOfYear({ wheel, name }: { wheel: YearWheel; name: string }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const headingId = useId()
  const isHydrated = useIsHydrated()
  // The server does not know the reader's time zone and renders that of the language, as in the texts.
  const zone = isHydrated ? inOwnTimeZone().time_zone : timeZoneOf(code)
  const days = dateFormat(code, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const isTurning = ({ kind }: YearWheel['marks'][number]) => kind === 'station'
  const turnings = wheel.marks.filter(isTurning)
  return (
    <div className={styles.sky}>
      <section aria-labelledby={`${headingId}weeks`}>
        <h2 id={`${headingId}weeks`}>{t('year.good-weeks')}</h2>
        <p className={layout.caption}>{t('year.good-weeks-text', { sign: name })}</p>
        <ul role="list" className={styles.weeks}>
          {wheel.good_weeks.map(({ from, to, translations }) => (
            <li key={from}>
              <span className={styles.dates}>
                {days.format(Date.parse(from))} – {days.format(Date.parse(to))}
              </span>
              <span>{translated(translations, id)?.text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${headingId}sky`}>
        <h2 id={`${headingId}sky`}>{t('horoscopes.sky')}</h2>
        <details className={styles.fold}>
          <summary>{t('year.moves')}</summary>
          <Marks marks={wheel.marks.filter((mark) => !isTurning(mark))} zone={zone} />
        </details>
        {turnings.length > 0 && (
          <details>
            <summary>{t('year.turnings')}</summary>
            <Marks marks={turnings} zone={zone} />
          </details>
        )}
        <p className={layout.caption}>{t('year.zone', { zone })}</p>
      </section>
    </div>
  )
}

function Marks({ marks, zone }: { marks: YearWheel['marks']; zone: string }) {
  const { id, code } = useLanguage()
  const day = dateFormat(code, { day: 'numeric', month: 'short', timeZone: zone })
  return (
    <ol role="list" className={styles.marks}>
      {marks.map((mark) => (
        <li key={`${mark.at} ${mark.graha}`}>
          <MarkIcon {...mark} />
          <time dateTime={mark.at}>{day.format(Date.parse(mark.at))}</time>
          <span>{translated(mark.translations, id)?.text}</span>
        </li>
      ))}
    </ol>
  )
}

import type { SingleHoroscope } from '@rashi/contract'
import { useSearchParams } from 'react-router'
import { useConfig } from '../../lib/config.ts'
import { useSignTexts } from './use-sign-texts.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { RunningHead } from '../../ui/running-head.tsx'
import { ChaptersDrawer } from './chapters-drawer.tsx'
import { EditionHead } from './edition-head.tsx'
import styles from './edition.module.css'
import { toReadingPeriod } from './horoscope-path.rules.ts'
import { OtherPeriods } from './other-periods.tsx'
import { findPeriodDates } from './period-dates.rules.ts'
import { PeriodCarousel } from './period-carousel.tsx'
import { Reading } from './reading.tsx'
import { SkyEvents } from './sky-events.tsx'

/** A sign's week, month or year, with links to the other periods. */
export function Edition({
  horoscope,
  isGuestView,
}: {
  horoscope: SingleHoroscope
  isGuestView: boolean
}) {
  const t = useTranslate()
  const config = useConfig()
  const { id, code } = useLanguage()
  const [search] = useSearchParams()
  const { name } = useSignTexts(horoscope)
  // The server lists the oldest first, the page the newest.
  const periods = horoscope.horoscopeData.toReversed()
  const requested = search.get('period')
  const period = periods.find(({ date }) => date === requested) ?? periods[0]
  const readingPeriod = toReadingPeriod(horoscope.type)
  const translation = period && translated(period.translations, id)
  const dates = period && findPeriodDates(period, code)
  const shownDates = dates ?? t('horoscopes.date-not-found')
  return (
    <article className={styles.edition}>
      <EditionHead {...{ horoscope, period, name }} dates={shownDates} />
      <RunningHead
        left={name}
        middle={
          config && <span className={styles.zodiac}>{t(`horoscopes.zodiac-${config.zodiac}`)}</span>
        }
        right={shownDates}
      />
      <header className={styles.head}>
        <PlatePicture
          src={horoscope.mediaUrl}
          alt={t('horoscopes.plate', { sign: name })}
          width={480}
          height={600}
        />
        <div className={styles.title}>
          <p className={styles.subtitle}>
            {t(`horoscopes.${readingPeriod === 'yearly' ? 'annual' : readingPeriod}`)}
          </p>
          <h1>{translation?.name ?? name}</h1>
          <OtherPeriods horoscope={horoscope} name={name} />
        </div>
      </header>
      {readingPeriod !== 'yearly' && (
        <PeriodCarousel periods={periods} selectedDate={period?.date} />
      )}
      {period && (
        <>
          <ChaptersDrawer period={period} />
          <div className={styles.beside}>
            <Reading
              key={period.id}
              horoscope={horoscope}
              period={period}
              isGuestView={isGuestView}
            />
            <SkyEvents events={period.sky_events} />
          </div>
        </>
      )}
    </article>
  )
}

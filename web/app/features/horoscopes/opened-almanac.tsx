import type { Period, SingleHoroscope } from '@rashi/contract'
import { useLocation, useNavigation } from 'react-router'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { GuestView } from '../../ui/guest-view.tsx'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { RunningHead } from '../../ui/running-head.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { chapterId } from './chapter.tsx'
import { ChaptersDrawer } from './chapters-drawer.tsx'
import { EditionHead } from './edition-head.tsx'
import { HeadZodiac } from './head-zodiac.tsx'
import { toReadingPeriod } from './horoscope-path.rules.ts'
import { InShort } from './in-short.tsx'
import { MoonRibbon, MoonRibbonShape } from './moon-ribbon.tsx'
import styles from './opened-almanac.module.css'
import { OpenedReading } from './opened-reading.tsx'
import { OtherPeriods } from './other-periods.tsx'
import { PeriodCarousel } from './period-carousel.tsx'
import { findPeriodDates } from './period-dates.rules.ts'
import { readableParts } from './readable-parts.rules.ts'
import { ReadingEnd } from './reading-end.tsx'
import { SignSwitcher } from './sign-switcher.tsx'
import { useSignTexts } from './use-sign-texts.ts'
import type { WiderPeriod } from './wider-period.ts'

interface OpenedAlmanacProps {
  horoscope: SingleHoroscope
  wider: WiderPeriod | undefined
  isGuestView: boolean
}

/** A sign's week or month: its headline, the Moon of its days, the period in short, the chapters, and what leads on. */
export function OpenedAlmanac({ horoscope, wider, isGuestView }: OpenedAlmanacProps) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const search = useSelectedSearch()
  const { name } = useSignTexts(horoscope)
  // The server lists the oldest first, the page the newest.
  const periods = horoscope.horoscopeData.toReversed()
  const requested = new URLSearchParams(search).get('period')
  const period = periods.find(({ date }) => date === requested) ?? periods[0]
  const texts = period && translated(period.translations, id)
  const dates = (period && findPeriodDates(period, code)) ?? t('horoscopes.date-not-found')
  const readingPeriod = toReadingPeriod(horoscope.type)
  return (
    <article className={styles.almanac}>
      <EditionHead {...{ horoscope, period, name }} dates={dates} />
      {isGuestView && <SignSwitcher readingPeriod={readingPeriod} shown={horoscope.key} />}
      <RunningHead left={name} middle={<HeadZodiac />} right={dates} />
      <header className={styles.head}>
        <div className={styles.title}>
          <p className={styles.subtitle}>{t(`horoscopes.${readingPeriod}`)}</p>
          <h1>{texts?.name ?? name}</h1>
        </div>
        <PlatePicture
          src={horoscope.mediaUrl}
          alt={t('horoscopes.plate', { sign: name })}
          width={480}
          height={600}
        />
        <div className={styles.others}>
          <OtherPeriods horoscope={horoscope} name={name} />
        </div>
      </header>
      <PeriodCarousel periods={periods} selectedDate={period?.date} />
      {period && <ShownPeriod key={period.id} {...{ horoscope, period, wider, isGuestView }} />}
    </article>
  )
}

/** Returns the query of the selected period, at once while its texts are still loading. */
function useSelectedSearch(): string {
  const location = useLocation()
  const next = useNavigation().location
  return next?.pathname === location.pathname ? next.search : location.search
}

function ShownPeriod(props: OpenedAlmanacProps & { period: Period }) {
  const t = useTranslate()
  if (!props.period.is_outline) return <WholePeriod {...props} />
  return (
    <Skeleton label={t('shell.loading')}>
      <div className={styles.almanac}>
        {toReadingPeriod(props.horoscope.type) === 'weekly' && <MoonRibbonShape />}
        <TextShape />
      </div>
    </Skeleton>
  )
}

function WholePeriod(props: OpenedAlmanacProps & { period: Period }) {
  const { horoscope, period, wider, isGuestView } = props
  const t = useTranslate()
  const { id } = useLanguage()
  const parts = readableParts(period)
  const inShort = translated(period.translations, id)?.in_short ?? []
  // The list of days is the last chapter.
  const list = parts.length > 1 ? parts.at(-1) : undefined
  const text = (
    <div className={styles.almanac}>
      {inShort.length > 0 && <InShort sentences={inShort} />}
      <OpenedReading horoscope={horoscope} period={period}>
        <ReadingEnd horoscope={horoscope} period={period} wider={wider} />
      </OpenedReading>
    </div>
  )
  return (
    <>
      <ChaptersDrawer period={period} />
      <MoonRibbon days={period.days} listId={list && chapterId(list)} />
      {isGuestView ? (
        <GuestView shape={<TextShape />} loadingLabel={t('shell.loading')}>
          {text}
        </GuestView>
      ) : (
        text
      )}
    </>
  )
}

/** The shape of a text, higher than a window, so that the foot of the page does not move when the text comes. */
const TextShape = () => (
  <div className={styles.shape}>
    <SkeletonLines count={3} />
    <SkeletonLines count={6} />
    <SkeletonLines count={5} />
  </div>
)

import type { Period, SingleHoroscope } from '@rashi/contract'
import { formatWeekday } from '@rashi/contract/dates.rules'
import { plainText } from '../../lib/rich-text.tsx'
import { useHasSession } from '../../lib/session.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { LockIcon } from '../../ui/page-icons.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { horoscopePath, toReadingPeriod } from './horoscope-path.rules.ts'
import { nextPeriodDay } from './moon-days.rules.ts'
import { isLocked } from './readable-parts.rules.ts'
import styles from './reading-end.module.css'
import { ShareReading } from './share-reading.tsx'
import { TrueForYou } from './true-for-you.tsx'
import { findWiderPeriod, firstSentence, type WiderPeriod } from './wider-period.ts'

interface ReadingEndProps {
  horoscope: SingleHoroscope
  period: Period
  wider: WiderPeriod | undefined
}

/** The end of a week or month, which leads on: the answer, the wider period, sharing, an astrologer, the next edition. */
export function ReadingEnd({ horoscope, period, wider }: ReadingEndProps) {
  const t = useTranslate()
  const hasSession = useHasSession()
  return (
    <footer className={styles.end} data-below-fold>
      {hasSession && !isLocked(period) && <TrueForYou key={period.id} period={period} />}
      <div className={styles.ways}>
        {wider && <Wider {...{ horoscope, period, wider }} />}
        <Share horoscope={horoscope} period={period} />
        <section className={styles.way}>
          <h2>{t('horoscopes.ask.title')}</h2>
          <p>{t('horoscopes.ask.text')}</p>
          <TextLink alone to="/consultations">
            {t('horoscopes.ask.link')}
          </TextLink>
        </section>
        <NextEdition horoscope={horoscope} period={period} />
      </div>
    </footer>
  )
}

/** The month or the year in one sentence, with what opens it. */
function Wider({ horoscope, period, wider }: ReadingEndProps & { wider: WiderPeriod }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { readingPeriod } = wider
  const found = findWiderPeriod(wider, { date: period.date, type: horoscope.type })
  const texts = found && translated(found.translations, id)
  if (!texts) return null
  return (
    <section className={styles.way}>
      <h2>{t(`horoscopes.sentence-${readingPeriod}`)}</h2>
      <p className={styles.sentence}>{firstSentence(plainText(texts.description_preview))}</p>
      <TextLink
        alone
        to={`${horoscopePath(readingPeriod, horoscope.key)}${found === wider.periods.at(-1) ? '' : `?period=${found.date}`}`}
      >
        {t(`horoscopes.read-${readingPeriod}`)}
      </TextLink>
      {!wider.isOpen && (
        <p className={styles.lock}>
          <LockIcon size={16} /> {t(`horoscopes.opens-${readingPeriod}`)}
        </p>
      )}
    </section>
  )
}

/** Guests, who may follow the shared address, are shown this many periods and pictures of them. */
const sharedPeriods = 4

function Share({ horoscope, period }: Omit<ReadingEndProps, 'wider'>) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const headline = translated(period.translations, id)?.name
  const sign = horoscope.key.toLowerCase()
  const readingPeriod = toReadingPeriod(horoscope.type)
  const isShared = horoscope.horoscopeData
    .slice(-sharedPeriods)
    .some(({ date }) => date === period.date)
  return (
    <section className={styles.way}>
      <h2>{t('horoscopes.share-title')}</h2>
      {isShared && (
        <img
          src={`/media/share/${code}/${readingPeriod}/${sign}/${period.date}.png`}
          alt={headline ?? ''}
          width={1200}
          height={630}
          loading="lazy"
          className={styles.picture}
        />
      )}
      <ShareReading horoscope={horoscope} period={period} />
    </section>
  )
}

function NextEdition({ horoscope, period }: Omit<ReadingEndProps, 'wider'>) {
  const t = useTranslate()
  const { code } = useLanguage()
  const readingPeriod = toReadingPeriod(horoscope.type) === 'monthly' ? 'monthly' : 'weekly'
  const isNewest = period === horoscope.horoscopeData.at(-1)
  const next = nextPeriodDay(period.date, readingPeriod)
  if (next === undefined) return null
  const day = formatWeekday(next, code)
  return (
    <section className={styles.way}>
      <h2>{t(`horoscopes.next-title-${readingPeriod}`)}</h2>
      {isNewest ? (
        <p>{t(`horoscopes.next-${readingPeriod}`, { day })}</p>
      ) : (
        <>
          <p>{t(`horoscopes.earlier-${readingPeriod}`)}</p>
          <TextLink alone to={horoscopePath(readingPeriod, horoscope.key)}>
            {t(`horoscopes.newest-${readingPeriod}`)}
          </TextLink>
        </>
      )}
    </section>
  )
}

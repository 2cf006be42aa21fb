import type { SignKey, SingleHoroscope, Today } from '@rashi/contract'
import { numberOfReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { horoscopePath } from './horoscope-path.rules.ts'
import { findPeriodDates } from './period-dates.rules.ts'
import styles from './today-readings.module.css'
import { useHeadline } from './use-headline.ts'
import { useSignTexts } from './use-sign-texts.ts'
import { PageLink } from '../../ui/page-link.tsx'

type Reading = Today['readings'][number]

/** The headline and first lines of the reader's week, the next date to note, and month and year with what opens them. */
export function TodayReadings({
  today: { key, readings, next_date: next },
  rising,
}: {
  today: Today
  /** The week of the rising sign, for a reader of both. */
  rising: SingleHoroscope | undefined
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const find = (period: Reading['reading_period']) =>
    readings.find(({ reading_period }) => reading_period === period)
  const week = find('weekly')
  const nextTexts = next && translated(next.translations, id)
  return (
    <div className={styles.readings}>
      <div className={styles.first}>
        {key && week && <Week sign={key} week={week} />}
        {next && nextTexts && (
          <div className={styles.next}>
            <h2 className={styles.eyebrow}>{t('today.next')}</h2>
            <p className={styles.date}>
              <time dateTime={next.at}>{nextTexts.date}</time>
            </p>
            <p>{nextTexts.text}</p>
          </div>
        )}
      </div>
      {key && (
        <ul role="list" className={styles.rows}>
          {rising && <RisingRow horoscope={rising} />}
          {(['monthly', 'yearly'] as const).map((period) => {
            const reading = find(period)
            return reading && <ReadingRow key={period} sign={key} reading={reading} />
          })}
        </ul>
      )}
    </div>
  )
}

function useReadingTexts({ reading_period: period, date, translations }: Reading) {
  const { id, code } = useLanguage()
  const texts = translated(translations, id)
  return {
    dates: findPeriodDates({ date, type: numberOfReadingPeriod(period) }, code) ?? '',
    headline: texts?.name ?? '',
    preview: texts?.description_preview ?? '',
  }
}

function Week({ sign, week }: { sign: SignKey; week: Reading }) {
  const t = useTranslate()
  const { dates, headline, preview } = useReadingTexts(week)
  const path = horoscopePath('weekly', sign)
  return (
    <article className={styles.week}>
      <p className={classNames(styles.eyebrow, styles.dates)}>
        <span>{t('today.week')}</span>
        <span>{dates}</span>
      </p>
      <h2 className={styles.headline}>{headline}</h2>
      <RichText html={preview} className={styles.preview} />
      <div className={styles.action}>
        <ButtonLink to={path}>{t(week.is_open ? 'today.read-week' : 'today.see-week')}</ButtonLink>
        {!week.is_open && <span className={styles.opens}>{t('today.opens-weekly')}</span>}
      </div>
    </article>
  )
}

function ReadingRow({ sign, reading }: { sign: SignKey; reading: Reading }) {
  const t = useTranslate()
  const { dates, headline } = useReadingTexts(reading)
  const { reading_period: period, is_open: isOpen } = reading
  return (
    <Row
      to={horoscopePath(period, sign)}
      eyebrow={`${t(period === 'monthly' ? 'today.month' : 'today.year')} · ${dates}`}
      headline={headline}
      opens={t(isOpen ? 'today.open' : `today.opens-${period}`)}
    />
  )
}

function RisingRow({ horoscope }: { horoscope: SingleHoroscope }) {
  const t = useTranslate()
  const { name } = useSignTexts(horoscope)
  return (
    <Row
      to={horoscopePath('weekly', horoscope.key)}
      eyebrow={`${t('today.rising')} · ${name}`}
      headline={useHeadline(horoscope) ?? name}
      opens={t('today.open')}
    />
  )
}

function Row(props: { to: string; eyebrow: string; headline: string; opens: string }) {
  return (
    <li>
      <PageLink to={props.to} className={styles.row}>
        <span className={styles.eyebrow}>{props.eyebrow}</span>
        <span className={styles.rowHeadline}>{props.headline}</span>
        <span className={styles.opens}>{props.opens}</span>
      </PageLink>
    </li>
  )
}

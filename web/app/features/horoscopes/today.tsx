import type { ActiveHoroscopes, SignKey, Today as TodayData } from '@rashi/contract'
import { formatWeekday } from '@rashi/contract/dates.rules'
import { signs } from '@rashi/contract/texts/en/signs'
import { today as todayTexts } from '@rashi/contract/texts/en/today'
import type { ReactNode } from 'react'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { RunningHead } from '../../ui/running-head.tsx'
import { greetingName, partOfDay } from './greeting.rules.ts'
import type { SignRole } from './sign-roles.rules.ts'
import { type LoadedDay, useDay } from './today-data.ts'
import { TodayReadings } from './today-readings.tsx'
import styles from './today.module.css'

registerTexts({ ...signs, ...todayTexts })

/** The running head of the dashboard with its heading, and the date once it is known. */
export function TodayHead({ date }: { date?: string | undefined }) {
  const t = useTranslate()
  const { code } = useLanguage()
  return (
    <RunningHead
      left={<h1 className={styles.title}>{t('today.title')}</h1>}
      right={date && formatWeekday(date, code)}
    />
  )
}

/** The reader's day: a greeting, the Moon against their moonsign, and what is current. `children` follow the greeting. */
export function Today({
  loaded,
  openedAt,
  fullName,
  roles,
  weeks,
  children,
}: {
  loaded: LoadedDay | undefined
  openedAt: Date
  fullName: string
  roles: ReadonlyMap<SignKey, SignRole>
  weeks: ActiveHoroscopes['Weekly']
  children?: ReactNode
}) {
  const t = useTranslate()
  const { day, loadAgain, isBusy } = useDay(loaded)
  const hour = (day?.loadedAt ?? openedAt).getHours()
  return (
    <section className={styles.today}>
      <TodayHead date={day?.today.date} />
      <div className={styles.top}>
        {day && (
          <figure className={styles.moon}>
            <img src={day.today.moon.mediaUrl} alt="" width="960" height="640" />
          </figure>
        )}
        <div className={styles.words}>
          <p className={styles.greeting}>
            {t(`today.greeting.${partOfDay(hour)}`, { name: greetingName(fullName) })}
          </p>
          <Signs roles={roles} />
          {day && <MoonOfToday today={day.today} />}
        </div>
      </div>
      {!day && (
        <FailedState
          title={t('today.failed')}
          action={
            <Button kind="quiet" busy={isBusy} onClick={() => void loadAgain()}>
              {t('shell.try-again')}
            </Button>
          }
        >
          {t('today.failed-text')}
        </FailedState>
      )}
      {children}
      {day && (
        <TodayReadings
          today={day.today}
          rising={weeks.find(({ horoscope }) => roles.get(horoscope.key) === 'rising')?.horoscope}
        />
      )}
    </section>
  )
}

/** Names the reader's own signs. */
function Signs({ roles }: { roles: ReadonlyMap<SignKey, SignRole> }) {
  const t = useTranslate()
  const own = [...roles].toSorted(([, role]) => (role === 'moonsign' ? -1 : 1))
  return (
    <p className={styles.signs}>
      {own.map(([key, role]) => (
        <span key={key}>
          {t(`today.${role}`)}: {t(`charts.sign.${key}`)}
        </span>
      ))}
    </p>
  )
}

function MoonOfToday({ today: { moon, key } }: { today: TodayData }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const texts = translated(moon.translations, id)
  if (!texts) return null
  return (
    <>
      <p className={styles.sentence}>{texts.text}</p>
      <details className={styles.why}>
        <summary>{t('today.why')}</summary>
        <p>{texts.evidence}</p>
      </details>
      {key === null && (
        <div className={styles.noSign}>
          <p>{t('today.no-sign-text')}</p>
          <ButtonLink to="/moonsign-lookup">{t('today.find-sign')}</ButtonLink>
        </div>
      )}
    </>
  )
}

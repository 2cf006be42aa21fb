import type { MoonDay } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { signs } from '@rashi/contract/texts/en/signs'
import type { ReactNode } from 'react'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { MoonDisc } from '../../ui/moon-disc.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { dayIn, phaseOf } from './moon-days.rules.ts'
import styles from './moon-ribbon.module.css'
import { showPlace } from './show-place.ts'

registerTexts(signs)

/** The Moon of the seven days of a week. A day leads to its line in the list of days, if that is open. */
export function MoonRibbon({
  days,
  listId,
}: {
  days: readonly MoonDay[]
  /** The id of the heading of the list of days. */
  listId: string | undefined
}) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  if (days.length === 0) return null
  // oxlint-disable-next-line react/purity -- today is marked once the reader's clock is known
  const today = isHydrated ? dayIn(new Date(), inOwnTimeZone().time_zone) : undefined
  return (
    <section aria-labelledby="moon-days" className={styles.ribbon}>
      <h2 id="moon-days">{t('horoscopes.moon-days')}</h2>
      <ol role="list" className={styles.days}>
        {days.map((day, index) => (
          <li
            key={day.date}
            className={styles.day}
            aria-current={day.date === today ? 'date' : undefined}
          >
            <DayLink listId={listId} index={index}>
              <Day day={day} isToday={day.date === today} />
            </DayLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The place of the ribbon while its days are loading. */
export const MoonRibbonShape = () => (
  <div className={styles.shape}>
    <SkeletonBlock height="100%" />
  </div>
)

function DayLink(props: { listId: string | undefined; index: number; children: ReactNode }) {
  const { listId, index, children } = props
  if (listId === undefined) return <div className={styles.face}>{children}</div>
  return (
    <a
      href={`#${listId}`}
      className={styles.face}
      onClick={(event) => {
        const list = document.getElementById(listId)?.closest('section')
        const line = list?.querySelectorAll<HTMLElement>('li')[index]
        if (!line) return
        event.preventDefault()
        showPlace(line, 'center')
      }}
    >
      {children}
    </a>
  )
}

function Day({ day, isToday }: { day: MoonDay; isToday: boolean }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const at = new Date(`${day.date}T00:00:00Z`)
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(code, { ...options, timeZone: 'UTC' }).format(at)
  return (
    <>
      <span className={styles.date}>
        {isToday ? t('horoscopes.today') : format({ weekday: 'short' })}{' '}
        <b>{format({ day: 'numeric' })}</b>
      </span>
      <MoonDisc elongation={day.moon.elongation} />
      <VisuallyHidden>{t(`horoscopes.moon.${phaseOf(day.moon)}`)}</VisuallyHidden>
      <span className={styles.sign}>{t(`charts.sign.${day.moon.sign}`)}</span>
      <span className={styles.word}>{translated(day.translations, id)?.word}</span>
    </>
  )
}

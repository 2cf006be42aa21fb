import type { Period } from '@rashi/contract'
import { useEffect, type ReactNode } from 'react'
import { useBrand } from '../../lib/config.ts'
import { EditedNote } from '../../lib/edited-note.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import styles from './printed-year.module.css'
import { SkyOfYear } from './sky-of-year.tsx'
import { Wheel } from './wheel.tsx'

/**
 * The year as it is printed, which the screen does not show: a cover with the wheel, the sky in words, the
 * text of the whole year, and each section that is open to the reader.
 */
export function PrintedYear({
  period,
  icon,
  name,
  dates,
}: {
  period: Period
  icon: string
  name: string
  dates: string
}) {
  const t = useTranslate()
  const brand = useBrand()
  const { id } = useLanguage()
  const translation = translated(period.translations, id)
  const year = Number(period.date.slice(0, 4))
  const page = { left: name, right: dates }
  return (
    <div className={styles.book}>
      <section className={styles.cover}>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.subtitle}>
          {name} · {dates}
        </p>
        <p className={styles.headline}>{translation?.name}</p>
        {period.wheel && (
          <div className={styles.wheel}>
            <Wheel
              wheel={period.wheel}
              year={year}
              today={undefined}
              icon={icon}
              description={t('year.wheel', { year, sign: name })}
            />
          </div>
        )}
        <RichText className={styles.preview} html={translation?.description_preview ?? ''} />
        {translation?.description === undefined && <EditedNote of={translation} />}
      </section>
      {period.wheel && (
        <Leaf {...page} middle={t('horoscopes.sky')}>
          <p className={styles.key}>{t('year.wheel-key')}</p>
          <SkyOfYear wheel={period.wheel} name={name} />
        </Leaf>
      )}
      {translation?.description !== undefined && (
        <Leaf {...page} middle={t('year.overview')}>
          <h2 className={styles.name}>{t('year.overview')}</h2>
          <RichText opening className={styles.text} html={translation.description} />
          <EditedNote of={translation} />
        </Leaf>
      )}
      {period.parts
        .filter(({ user_has_access }) => user_has_access)
        .map((part) => {
          const texts = translated(part.translations, id)
          return (
            <Leaf key={part.id} {...page} middle={texts?.name}>
              <h2 className={styles.name}>{texts?.name}</h2>
              <p className={styles.standfirst}>{texts?.short_description}</p>
              <RichText opening className={styles.text} html={texts?.description ?? ''} />
              <EditedNote of={texts} />
            </Leaf>
          )
        })}
    </div>
  )
}

/** A part that begins on a new page. As a table's header, its running head is repeated on each of its pages. */
function Leaf(props: {
  left: string
  middle: string | undefined
  right: string
  children: ReactNode
}) {
  return (
    <section className={styles.leaf}>
      <div className={styles.head}>
        <div>
          <div className={styles.line}>
            <span>{props.left}</span>
            <span>{props.middle}</span>
            <span>{props.right}</span>
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <div>
          <div>{props.children}</div>
        </div>
      </div>
    </section>
  )
}

/** Opens the browser's print dialog when the printed year is in the document and its fonts are loaded. */
export function usePrint(asked: number): void {
  useEffect(() => {
    if (asked === 0) return
    void document.fonts.ready.then(() => window.print())
  }, [asked])
}

import { signPicture } from '@rashi/contract/pictures.rules'
import type { OpenChapter } from '@rashi/contract'
import { findPeriodDates, horoscopePath } from '../horoscopes/period-dates.entry.ts'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import styles from './chapter.module.css'

/** The chapter of this week that everybody may read. */
export function Chapter({ chapter }: { chapter: OpenChapter }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const texts = translated(chapter.translations, id)
  if (!texts) return null
  const sign = t(`charts.sign.${chapter.key}`)
  const dates = findPeriodDates({ date: chapter.date, type: 1 }, code) ?? ''
  return (
    <section aria-labelledby="chapter" className={styles.section} data-below-fold>
      <div className={styles.aside}>
        <h2 id="chapter">{t('front.chapter.title')}</h2>
        <p className={styles.lead}>{t('front.chapter.lead')}</p>
        <div className={styles.plate}>
          <PlatePicture
            src={signPicture(chapter.key)}
            alt={t('front.chapter.plate', { sign })}
            width={480}
            height={600}
            lazy
          />
        </div>
      </div>
      <article className={styles.chapter}>
        <p className={styles.eyebrow}>{t('front.chapter.from', { sign, dates })}</p>
        <h3 className={styles.week}>{texts.week}</h3>
        <RichText opening html={texts.description} />
        <div>
          <ButtonLink kind="quiet" to={horoscopePath('weekly', chapter.key)}>
            {t('front.chapter.on', { sign })}
          </ButtonLink>
        </div>
      </article>
    </section>
  )
}

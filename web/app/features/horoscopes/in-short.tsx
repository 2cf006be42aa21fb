import { useTranslate } from '../../lib/texts.ts'
import styles from './in-short.module.css'

/** A period in three sentences. */
export function InShort({ sentences }: { sentences: readonly string[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="in-short" className={styles.short}>
      <h2 id="in-short">{t('horoscopes.in-short')}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}

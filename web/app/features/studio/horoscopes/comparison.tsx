import { useMemo } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import styles from '../studio.module.css'
import { compareWords } from './compare-words.rules.ts'
import desk from './desk.module.css'

/** An editor's text with what it changes of the almanac's. */
export function Comparison({
  almanac,
  editor,
  lang,
}: {
  almanac: string
  editor: string
  lang: string
}) {
  const t = useTranslate()
  const runs = useMemo(() => compareWords(almanac, editor), [almanac, editor])
  return (
    <div>
      <p className={styles.quiet}>{t('studio.horoscopes.compare-legend')}</p>
      <p lang={lang} className={desk.comparison}>
        {runs.map(({ text, only }, index) => {
          const key = `${index} ${text}`
          if (only === 'almanac') return <del key={key}>{text}</del>
          if (only === 'editor') return <ins key={key}>{text}</ins>
          return <span key={key}>{text}</span>
        })}
      </p>
    </div>
  )
}

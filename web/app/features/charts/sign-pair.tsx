import { signPicture } from '@rashi/contract/pictures.rules'
import { useId } from 'react'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import type { SignOfBirth } from './find-signs.ts'
import { formatMoment } from './sky-labels.rules.ts'
import styles from './sign-pair.module.css'

/** The two signs of a day in their order, each with its text and hours; the reader chooses one. */
export function SignPair({
  signs,
  chosen,
  onChoose,
}: {
  signs: readonly SignOfBirth[]
  chosen: SignOfBirth
  onChoose: (sign: SignOfBirth) => void
}) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const base = useId()
  const changesAt = (chosen.found.sky.changes_at ?? '').replace(' ', 'T')
  const time = formatMoment(changesAt, code, changesAt)
  return (
    <fieldset className={styles.pair}>
      <legend className={styles.legend}>{t('charts.unknown.pair-lead', { time })}</legend>
      {signs.map((sign, index) => {
        const { found } = sign
        const translation = translated(found.translations, id)
        return (
          <div key={found.key} className={styles.sign}>
            <input
              type="radio"
              name={base}
              className={styles.radio}
              checked={found.key === chosen.found.key}
              aria-labelledby={`${base}${found.key}`}
              aria-describedby={`${base}${found.key}-text`}
              onChange={() => onChoose(sign)}
            />
            <img
              src={signPicture(found.key, '-small')}
              alt={t('charts.plate', { sign: translation?.name ?? found.key })}
              width="160"
              height="200"
            />
            <div className={styles.words}>
              <p className={styles.hours}>
                {t(index === 0 ? 'charts.unknown.until' : 'charts.unknown.from', { time })}
              </p>
              <p id={`${base}${found.key}`} className={styles.name}>
                {translation?.name ?? found.key}
              </p>
              <div id={`${base}${found.key}-text`}>
                <RichText html={translation?.short_description ?? ''} />
              </div>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}

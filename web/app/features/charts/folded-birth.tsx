import { birth as english } from '@rashi/contract/texts/en/birth'
import { dateFormat } from '@rashi/contract/dates.rules'
import { registerTexts, useLanguage, useTranslate, type Translate } from '../../lib/texts.ts'
import { birthNames, type Birth } from './birth-fields.rules.ts'
import styles from './folded-birth.module.css'

registerTexts(english)

/** "21 August 1994, 06:40, Leicester" */
function formatBirth({ date, time, place, timeUnknown }: Birth, code: string, t: Translate) {
  const day = dateFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
  const city = place?.formatted_address.split(',')[0] ?? ''
  return [day, timeUnknown ? t('birth.time-not-known') : time, city].join(', ')
}

/** A birth that is known already, as one line with a button that opens its fields; a form reads it like them. */
export function FoldedBirth({ birth, onChange }: { birth: Birth; onChange: () => void }) {
  const t = useTranslate()
  const { code } = useLanguage()
  return (
    <div className={styles.folded}>
      <p className={styles.line}>
        <span className={styles.label}>{t('birth.folded')}</span>{' '}
        <span>{formatBirth(birth, code, t)}</span>
      </p>
      <button type="button" className={styles.change} onClick={onChange}>
        {t('birth.change')}
      </button>
      <input type="hidden" name={birthNames.date} value={birth.date} />
      <input type="hidden" name={birthNames.time} value={birth.time} />
      <input type="hidden" name={birthNames.place} value={JSON.stringify(birth.place)} />
      {birth.timeUnknown && <input type="hidden" name={birthNames.timeUnknown} value="on" />}
    </div>
  )
}

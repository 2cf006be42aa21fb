import { useLanguage, useTranslate } from '../lib/texts.ts'
import { GlobeIcon } from '../ui/icon.tsx'
import styles from './header.module.css'
import { useEarlyChoice, useLanguageChoice } from './use-language-choice.ts'

/** The language, for a reader who cannot read the page yet: a select under a globe and the language's code. */
export function HeaderLanguage() {
  const t = useTranslate()
  const { code } = useLanguage()
  const { value, choices, isBusy, take } = useLanguageChoice()
  const select = useEarlyChoice(value, take)
  return (
    <span className={styles.language} aria-busy={isBusy || undefined}>
      <GlobeIcon size={20} />
      <span aria-hidden="true" className={styles.code}>
        {code}
      </span>
      <select
        ref={select}
        aria-label={t('shell.language')}
        defaultValue={value}
        onChange={({ target }) => void take(target.value)}
      >
        {choices.map(({ id, code, name }) => (
          <option key={id} value={id} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}

import { useLanguage, useTranslate } from '../lib/texts.ts'
import { GlobeIcon } from '../ui/icon.tsx'
import styles from './header.module.css'
import { useEarlyChoice, useLanguageChoice } from './use-language-choice.ts'

/** The select of the language, as a globe and the language's code, for a reader who cannot read the page. */
export function HeaderLanguage() {
  const t = useTranslate()
  const { code } = useLanguage()
  const { value, choices, isBusy, change } = useLanguageChoice()
  const select = useEarlyChoice(value, change)
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
        onChange={({ target }) => void change(target.value)}
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

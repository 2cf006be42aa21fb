import type { Horoscope, SignKey } from '@rashi/contract'
import { signPicture } from '@rashi/contract/pictures.rules'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { selectedHoroscope, SelectedHoroscope } from './selected-horoscope.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { formToast } from '../../ui/toast-store.ts'
import styles from './sign-choice.module.css'

export interface SignChoiceProps {
  signs: readonly Horoscope[]
  /** The tab's storage of the choice. */
  selection: typeof selectedHoroscope
  /** The path that a choice opens, and its navigation state. */
  next: (chosen: SelectedHoroscope) => [path: string, state: object]
  texts: { lead: string; submit: string; ownMark: string }
  /** The sign that was calculated from the reader's birth. */
  ownKey?: SignKey | undefined
  /** Selected as long as the reader has chosen nothing. */
  preselected?: SignKey | undefined
  /** Shown between the lead and the signs. */
  children?: ReactNode
}

/** The twelve signs as radio buttons with pictures. The selected one is stored for the purchase. */
export function SignChoice(props: SignChoiceProps) {
  const { signs, selection, next, texts, ownKey, preselected, children } = props
  const t = useTranslate()
  const { id } = useLanguage()
  const navigate = useNavigate()
  const base = useId()
  const [picked, setPicked] = useState<string>()
  const chosen = picked ?? preselected
  const findName = (sign: Horoscope) => translated(sign.translations, id)?.name ?? sign.key
  const chosenSign = signs.find(({ key }) => key === chosen)
  useEffect(() => setPicked(selection.get()?.key), [selection])

  function choose(sign: Horoscope) {
    setPicked(sign.key)
    selection.set(toSelection(sign))
  }

  function submit() {
    if (!chosenSign) return formToast.warning(t('charts.select.none'))
    choose(chosenSign)
    const [path, state] = next(toSelection(chosenSign))
    void navigate(path, { state })
  }

  return (
    <div className={layout.stack}>
      <p className={layout.lead}>{texts.lead}</p>
      {children}
      <div role="radiogroup" aria-label={t('charts.select.signs')} className={styles.grid}>
        {signs.map((sign) => (
          <label key={sign.key} className={styles.sign}>
            <input
              type="radio"
              name="sign"
              value={sign.key}
              checked={sign.key === chosen}
              aria-labelledby={`${base}${sign.key}`}
              aria-describedby={sign.key === ownKey ? `${base}own` : undefined}
              className={styles.radio}
              onChange={() => choose(sign)}
            />
            <img src={signPicture(sign.key, '-small')} alt="" width="160" height="200" />
            <span id={`${base}${sign.key}`} className={styles.name}>
              {findName(sign)}
            </span>
            {sign.key === ownKey && (
              <span id={`${base}own`} className={styles.mark}>
                {texts.ownMark}
              </span>
            )}
          </label>
        ))}
      </div>
      <div className={styles.bar}>
        <Button onClick={submit}>{texts.submit}</Button>
        <p className={styles.chosen}>
          {chosenSign && t('charts.select.chosen', { sign: findName(chosenSign) })}
        </p>
      </div>
    </div>
  )
}

const toSelection = ({ id, key }: Horoscope): SelectedHoroscope => ({
  horoscopeId: id,
  key,
  cycle: 1,
})

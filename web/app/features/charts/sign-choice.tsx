import type { Horoscope } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { selectedHoroscope, selectedRisingSign } from '../../lib/selection.ts'
import { translated, useLanguage, useSay } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { formToast } from '../../ui/toast-store.ts'
import styles from './sign-choice.module.css'

/** The twelve signs as radios with their plates for faces; the chosen one is kept for the purchase. */
export function SignChoice({ signs, dual }: { signs: readonly Horoscope[]; dual: boolean }) {
  const say = useSay()
  const { id } = useLanguage()
  const navigate = useNavigate()
  const selection = dual ? selectedRisingSign : selectedHoroscope
  const [chosen, setChosen] = useState<string>()
  const nameOf = (sign: Horoscope) => translated(sign.translations, id)?.name ?? sign.key
  const chosenSign = signs.find(({ key }) => key === chosen)
  useEffect(() => setChosen(selection.find()?.key), [selection])

  function choose(sign: Horoscope) {
    setChosen(sign.key)
    selection.keep({ horoscopeId: sign.id, key: sign.key, cycle: 1 })
  }

  function goOn() {
    if (!chosenSign) return formToast.warning(say('charts.select.none'))
    const state = { horoscopeId: chosenSign.id, key: chosenSign.key, cycle: 1 }
    void navigate(dual ? '/order-confirm' : '/payment-plan-select', {
      state: dual ? { dual: true, risingSign: state } : state,
    })
  }

  return (
    <div className={layout.stack}>
      <p className={layout.lead}>{say(dual ? 'charts.select.dual-lead' : 'charts.select.lead')}</p>
      <div role="radiogroup" aria-label={say('charts.select.signs')} className={styles.grid}>
        {signs.map((sign) => (
          <label key={sign.key} className={styles.sign}>
            <input
              type="radio"
              name="sign"
              value={sign.key}
              checked={sign.key === chosen}
              className={styles.radio}
              onChange={() => choose(sign)}
            />
            <img src={sign.mediaUrl} alt="" width="480" height="600" />
            <span className={styles.name}>{nameOf(sign)}</span>
          </label>
        ))}
      </div>
      <div className={styles.bar}>
        <Button onClick={goOn}>
          {say(dual ? 'charts.select.confirm' : 'charts.select.submit')}
        </Button>
        <p className={styles.chosen}>
          {chosenSign && say('charts.select.chosen', { sign: nameOf(chosenSign) })}
        </p>
      </div>
    </div>
  )
}

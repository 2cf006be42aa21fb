import { useEffect, useState } from 'react'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { countdownParts } from './countdown.rules.ts'
import styles from './trial-countdown.module.css'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** Counts down from the rest of the trial when the page was loaded: in boxes, or within a line. */
export function TrialCountdown({ seconds, isLarge }: { seconds: number; isLarge: boolean }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const endMs = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.round((endMs - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  const parts = countdownParts(left)
  const digits = new Intl.NumberFormat(code, { minimumIntegerDigits: 2 })
  return (
    <div role="timer" aria-labelledby="trial" className={isLarge ? styles.trial : styles.line}>
      <p id="trial" className={styles.label}>
        {t('horoscopes.trial.label')}
      </p>
      <dl className={styles.parts}>
        {units.map((unit) => (
          <div key={unit}>
            <dt>{t(`horoscopes.trial.${unit}`)}</dt>
            <dd>{unit === 'days' ? parts.days : digits.format(parts[unit])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import { formatDay } from '@rashi/contract/dates.rules'
import { useState } from 'react'
import { TrialSentence, useTrial } from '../trial/index.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { isLastWeek } from './countdown.rules.ts'
import { TrialCountdown } from './trial-countdown.tsx'
import styles from './trial-note.module.css'

/** Says until when a trial runs, in one line; large in its last week. */
export function TrialNote({ seconds }: { seconds: number }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const hasSentence = useTrial() !== undefined
  const [endsAt] = useState(() => new Date(Date.now() + seconds * 1000).toISOString())
  const isLarge = isLastWeek(seconds)
  return (
    <div className={isLarge ? styles.large : styles.line}>
      {hasSentence ? (
        <TrialSentence />
      ) : (
        <p>{t('today.free-until', { date: formatDay(endsAt, code) })}</p>
      )}
      <TrialCountdown seconds={seconds} isLarge={isLarge} />
    </div>
  )
}

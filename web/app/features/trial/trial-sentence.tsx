import { trial } from '@rashi/contract/texts/en/trial'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { useTrial } from './use-trial.ts'

registerTexts(trial)

/** The free weeks in one sentence with their date; nothing for a reader whose trial is over. */
export function TrialSentence({ className }: { className?: string | undefined }) {
  const t = useTranslate()
  const found = useTrial()
  return found ? <p className={className}>{t('trial.sentence', { date: found.date })}</p> : null
}

import { signs } from '@rashi/contract/texts/en/signs'
import { trial } from '@rashi/contract/texts/en/trial'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { useTrial } from './use-trial.ts'

registerTexts({ ...signs, ...trial })

/** The free weeks in one sentence with their date; nothing for a reader whose trial is over. */
export function TrialSentence({ className }: { className?: string | undefined }) {
  const t = useTranslate()
  const found = useTrial()
  if (!found) return null
  const { date, sign, isKept } = found
  return (
    <p className={className}>
      {isKept && sign
        ? t('trial.sentence-kept', { date, sign: t(`charts.sign.${sign}`) })
        : t('trial.sentence', { date })}
    </p>
  )
}

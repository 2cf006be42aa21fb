import { useTranslate } from '../../lib/texts.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'

/** Asks for the weekly letter at sign-up. Nobody is asked to untick it. */
export function WeeklyLetterField({ isTicked }: { isTicked: boolean }) {
  const t = useTranslate()
  return (
    <CheckboxField
      name="weekly_letter"
      value="yes"
      defaultChecked={isTicked}
      label={t('letters.weekly.consent')}
      hint={t('letters.weekly.hint')}
    />
  )
}

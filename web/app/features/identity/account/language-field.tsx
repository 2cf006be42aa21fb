import { useState } from 'react'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { SelectField } from '../../../ui/select-field.tsx'

export function LanguageField() {
  const t = useTranslate()
  const { id, choices, choose } = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const change = async (chosen: number) => {
    setIsBusy(true)
    await choose(chosen).finally(() => setIsBusy(false))
  }
  return (
    <SelectField
      label={t('account.language.label')}
      aria-busy={isBusy || undefined}
      value={String(id)}
      choices={choices.map((one) => ({ value: String(one.id), label: one.name }))}
      onChange={({ target }) => void change(Number(target.value))}
    />
  )
}

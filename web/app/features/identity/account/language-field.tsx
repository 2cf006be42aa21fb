import { useState } from 'react'
import { useLanguage, useSay } from '../../../lib/texts.ts'
import { SelectField } from '../../../ui/select-field.tsx'

export function LanguageField() {
  const say = useSay()
  const { id, choices, choose } = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const take = async (chosen: number) => {
    setIsBusy(true)
    await choose(chosen).finally(() => setIsBusy(false))
  }
  return (
    <SelectField
      label={say('account.language.label')}
      aria-busy={isBusy || undefined}
      value={String(id)}
      choices={choices.map((one) => ({ value: String(one.id), label: one.name }))}
      onChange={({ target }) => void take(Number(target.value))}
    />
  )
}

import type { SignKey } from '@rashi/contract'
import { useSearchParams } from 'react-router'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { SelectField } from '../../ui/select-field.tsx'

export interface NamedSign {
  readonly key: SignKey
  readonly translations: readonly { readonly language_id: number; readonly name: string }[]
}

/** The select of the sign whose year is listed. */
export function SignSelect({ signs, shown }: { signs: readonly NamedSign[]; shown: SignKey }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const [, setQuery] = useSearchParams()
  return (
    <SelectField
      label={t('life-events.sign')}
      value={shown.toLowerCase()}
      choices={signs.map(({ key, translations }) => ({
        value: key.toLowerCase(),
        label: translated(translations, id)?.name ?? key,
      }))}
      onChange={({ currentTarget: { value } }) =>
        setQuery({ sign: value }, { preventScrollReset: true })
      }
    />
  )
}

import { useTranslate } from '../../lib/texts.ts'
import { RadioGroupField } from '../../ui/radio-group-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { errorLines } from './errors.tsx'

interface PersonFieldProps {
  value: string | undefined
  errors: readonly string[]
}

export function FullNameField({ value, errors }: PersonFieldProps) {
  const t = useTranslate()
  return (
    <TextField
      label={t('identity.full-name')}
      name="full_name"
      autoComplete="name"
      autoCapitalize="words"
      maxLength={120}
      required
      defaultValue={value}
      error={errorLines(errors)}
    />
  )
}

/** The API's numbers: 1 male, 2 female, 3 other. */
export function GenderField({ value, errors }: PersonFieldProps) {
  const t = useTranslate()
  return (
    <RadioGroupField
      label={t('identity.gender')}
      name="gender"
      inline
      required
      defaultValue={value}
      error={errorLines(errors)}
      choices={[
        { value: '1', label: t('identity.gender-male') },
        { value: '2', label: t('identity.gender-female') },
        { value: '3', label: t('identity.gender-other') },
      ]}
    />
  )
}

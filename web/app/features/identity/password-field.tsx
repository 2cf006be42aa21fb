import { useTranslate } from '../../lib/texts.ts'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { errorLines } from './errors.tsx'

/** A password field with the button that shows it. */
export function PasswordField({
  errors,
  ...rest
}: Omit<TextFieldProps, 'error' | 'type' | 'reveal'> & { errors: readonly string[] }) {
  const t = useTranslate()
  return (
    <TextField
      {...rest}
      type="password"
      autoCapitalize="none"
      spellCheck={false}
      required
      reveal={{ show: t('identity.show-password'), hide: t('identity.hide-password') }}
      error={errorLines(errors)}
    />
  )
}

import type { ResponseOf } from '@rashi/contract'
import { useTranslate } from '../../lib/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import {
  AuthenticatorSetup,
  errorLines,
  PasswordField,
  type useCheckedForm,
} from '../identity/access.entry.ts'

/** The fields of a new password with a new authenticator app. */
export function NewAppFields({
  form,
  email,
  setup,
}: {
  form: Pick<ReturnType<typeof useCheckedForm>, 'findErrors' | 'isRefused'>
  email: string
  setup: ResponseOf<'POST /studio/add-authenticator-app'>
}) {
  const t = useTranslate()
  return (
    <>
      {/* Password managers store the password under this email. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('studio.join.password')}
        hint={t('identity.password-hint')}
        name="password"
        autoComplete="new-password"
        errors={form.findErrors('password')}
      />
      <p>{t('factors.add-app.scan')}</p>
      <AuthenticatorSetup setup={setup} />
      <TextField
        label={t('factors.add-app.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        error={errorLines(form.findErrors('code'), form.isRefused('code'))}
      />
    </>
  )
}

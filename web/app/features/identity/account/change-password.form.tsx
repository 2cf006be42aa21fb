import { useState } from 'react'
import { api } from '../../../lib/client-api.ts'
import { session } from '../../../lib/session.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { PasswordField } from '../password-field.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import styles from './account.module.css'
import { checkPasswordChange } from './account.rules.ts'

interface Changing {
  email: string
  onChanged: () => void
}

/** The form, which is rendered empty again once the password is changed. */
export function ChangePasswordForm({ email, onChanged }: Changing) {
  const [round, setRound] = useState(1)
  return (
    <Fields
      key={round}
      email={email}
      onChanged={() => {
        setRound(round + 1)
        onChanged()
      }}
    />
  )
}

function Fields({ email, onChanged }: Changing) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'change-password',
    check: checkPasswordChange,
    send: (data) =>
      api.user('POST /user/change-password', {
        body: {
          current_password: String(data.get('password_current')),
          password: String(data.get('password')),
          password_confirmation: String(data.get('password_confirmation')),
        },
      }),
    done: ({ token, msg }) => {
      // The change has ended every session and started a new one here.
      session.open(token)
      toast.success(msg)
      onChanged()
    },
    inputNames: { current_password: 'password_current' },
  })
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.quiet}>{t('account.password.text')}</p>
      {/* Password managers store the new password under this email. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        name="password_current"
        autoComplete="current-password"
        errors={form.findErrors('password_current')}
      />
      <PasswordField
        label={t('account.password.new')}
        hint={t('identity.password-hint')}
        name="password"
        autoComplete="new-password"
        errors={form.findErrors('password')}
      />
      <PasswordField
        label={t('account.password.confirm')}
        name="password_confirmation"
        autoComplete="new-password"
        errors={form.findErrors('password_confirmation')}
      />
      <FormActions>
        <Button {...form.submitProps} wide>
          {t('account.password.submit')}
        </Button>
      </FormActions>
    </form>
  )
}

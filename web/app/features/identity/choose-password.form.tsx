import { api } from '../../lib/client-api.ts'
import { useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { checkResetPassword } from './identity.rules.ts'
import { PasswordField } from './password-field.tsx'
import styles from './split-plate.module.css'
import { useCheckedForm } from './use-checked-form.ts'

/** The form of a signed-in user whose password was voided by the first mailed link. */
export function ChoosePasswordForm({ email, onChosen }: { email: string; onChosen: () => void }) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'choose-password',
    check: checkResetPassword,
    send: (data) =>
      api.user('POST /user/choose-password', {
        body: {
          password: String(data.get('password')),
          password_confirmation: String(data.get('password_confirmation')),
        },
      }),
    done: ({ msg }) => {
      toast.success(msg)
      // A failed refresh shows the form again, and the server refuses a second choice.
      void userStore.refresh().catch(() => {})
      onChosen()
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      {/* Password managers store the new password under this email. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('identity.reset.password')}
        hint={t('identity.password-hint')}
        name="password"
        autoComplete="new-password"
        errors={form.findErrors('password')}
      />
      <PasswordField
        label={t('identity.confirm-password')}
        name="password_confirmation"
        autoComplete="new-password"
        errors={form.findErrors('password_confirmation')}
      />
      <Button {...form.submitProps} wide>
        {t('identity.choose-password.submit')}
      </Button>
    </form>
  )
}

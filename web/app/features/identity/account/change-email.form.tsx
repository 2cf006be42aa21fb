import { useState } from 'react'
import { api } from '../../../lib/client-api.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { errorLines } from '../errors.tsx'
import { PasswordField } from '../password-field.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import styles from './account.module.css'
import { checkEmailChange } from './account.rules.ts'
import { EmailStatus } from './email-status.tsx'

export function ChangeEmailForm({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const t = useTranslate()
  const [answer, setAnswer] = useState<string>()
  return (
    <>
      <p className={styles.quiet}>{t('account.email.now', { email })}</p>
      <EmailStatus isConfirmed={isConfirmed} />
      {answer ? (
        <p role="status" className={styles.note}>
          {answer}
        </p>
      ) : (
        <Fields onSent={setAnswer} />
      )}
    </>
  )
}

function Fields({ onSent }: { onSent: (answer: string) => void }) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'change-email',
    check: checkEmailChange,
    send: (data) =>
      api.user('POST /user/change-email', {
        body: { email: String(data.get('new_email')), password: String(data.get('password')) },
      }),
    done: ({ msg }) => onSent(msg),
    inputNames: { email: 'new_email' },
  })
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.quiet}>{t('account.email.text')}</p>
      <TextField
        label={t('account.email.new')}
        type="email"
        name="new_email"
        autoComplete="email"
        required
        error={errorLines(form.findErrors('new_email'), form.isRefused('new_email'))}
      />
      <PasswordField
        label={t('account.own-password')}
        name="password"
        autoComplete="current-password"
        errors={form.findErrors('password')}
      />
      <FormActions>
        <Button {...form.submitProps} wide>
          {t('account.email.submit')}
        </Button>
      </FormActions>
    </form>
  )
}

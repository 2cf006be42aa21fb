import { useState } from 'react'
import { api } from '../../../lib/client-api.ts'
import { useSay } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { errorLines } from '../errors.tsx'
import { PasswordField } from '../password-field.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import styles from './account.module.css'
import { checkEmailChange } from './account.rules.ts'

export function ChangeEmailForm({ email }: { email: string }) {
  const say = useSay()
  const [answer, setAnswer] = useState<string>()
  return (
    <>
      <p className={styles.quiet}>{say('account.email.now', { email })}</p>
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
  const say = useSay()
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
      <p className={styles.quiet}>{say('account.email.text')}</p>
      <TextField
        label={say('account.email.new')}
        type="email"
        name="new_email"
        autoComplete="email"
        required
        error={errorLines(form.errorsOf('new_email'), form.isRefused('new_email'))}
      />
      <PasswordField
        label={say('account.own-password')}
        name="password"
        autoComplete="current-password"
        errors={form.errorsOf('password')}
      />
      <FormActions>
        <Button {...form.submitProps}>{say('account.email.submit')}</Button>
      </FormActions>
    </form>
  )
}

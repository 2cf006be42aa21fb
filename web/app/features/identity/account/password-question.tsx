import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../password-field.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import account from './account.module.css'
import { checkOwnPassword } from './account.rules.ts'
import styles from './two-step.module.css'

/** A dialog that asks for the password before a change of the second factors. */
export function PasswordQuestion<Answer>({
  name,
  title,
  description,
  email,
  submitLabel,
  isDanger,
  send,
  onDone,
  onClose,
  children,
}: {
  /** The form's name. */
  name: string
  title: string
  description: string
  email: string
  submitLabel: string
  isDanger?: boolean
  send: (form: FormData) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  /** Fields after the password. */
  children?: ReactNode
}) {
  const t = useTranslate()
  const id = useId()
  const form = useCheckedForm({ name, check: checkOwnPassword, send, done: onDone })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={t('shell.close')}
    >
      <form {...form.props} id={id} className={styles.form}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('account.own-password')}
          name="password"
          autoComplete="current-password"
          errors={form.findErrors('password')}
        />
        {children}
        <div className={account.actions}>
          <Button {...form.submitProps} kind={isDanger ? 'danger' : 'primary'}>
            {submitLabel}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('factors.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/client-api.ts'
import { clearEverything } from '../../../lib/session-end.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { PasswordField } from '../password-field.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import styles from './account.module.css'
import { checkOwnPassword } from './account.rules.ts'

/** Explains what is deleted, what is retained and why, and asks for confirmation. */
export function DeleteAccount({ email }: { email: string }) {
  const t = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  const keep = () => setIsAsking(false)
  return (
    <>
      <p>{t('account.delete.text')}</p>
      <p className={styles.note}>{t('account.delete.kept')}</p>
      <p className={styles.quiet}>{t('account.delete.store')}</p>
      <div className={styles.actions}>
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {t('account.delete.open')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={keep}
        title={t('account.delete.question')}
        description={t('account.delete.question-text')}
        closeLabel={t('shell.close')}
      >
        <Question email={email} onKeep={keep} />
      </Dialog>
    </>
  )
}

function Question({ email, onKeep }: { email: string; onKeep: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const id = useId()
  const form = useCheckedForm({
    name: 'delete-account',
    check: checkOwnPassword,
    send: (data) =>
      api.user('POST /user/delete-account', { body: { password: String(data.get('password')) } }),
    done: ({ msg }) => {
      clearEverything()
      toast.success(msg)
      void navigate('/', { replace: true })
    },
  })
  return (
    <form {...form.props} id={id} className={styles.form}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('account.own-password')}
        name="password"
        autoComplete="current-password"
        errors={form.findErrors('password')}
      />
      <div className={styles.actions}>
        <Button {...form.submitProps} kind="danger">
          {t('account.delete.confirm')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('account.delete.keep')}
        </Button>
      </div>
    </form>
  )
}

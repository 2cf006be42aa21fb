import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/client-api.ts'
import { clearEverything } from '../../../lib/session-end.ts'
import { useSay } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { PasswordField } from '../password-field.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import styles from './account.module.css'
import { checkDeletion } from './account.rules.ts'

/** Says what goes, what has to stay and why, before it asks. */
export function DeleteAccount({ email }: { email: string }) {
  const say = useSay()
  const [isAsking, setIsAsking] = useState(false)
  const keep = () => setIsAsking(false)
  return (
    <>
      <p>{say('account.delete.text')}</p>
      <p className={styles.note}>{say('account.delete.kept')}</p>
      <p className={styles.quiet}>{say('account.delete.store')}</p>
      <div className={styles.actions}>
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {say('account.delete.open')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={keep}
        title={say('account.delete.question')}
        description={say('account.delete.question-text')}
        closeLabel={say('shell.close')}
      >
        <Question email={email} onKeep={keep} />
      </Dialog>
    </>
  )
}

function Question({ email, onKeep }: { email: string; onKeep: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const id = useId()
  const form = useCheckedForm({
    name: 'delete-account',
    check: checkDeletion,
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
        label={say('account.own-password')}
        name="password"
        autoComplete="current-password"
        errors={form.errorsOf('password')}
      />
      <div className={styles.actions}>
        <Button {...form.submitProps} kind="danger">
          {say('account.delete.confirm')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {say('account.delete.keep')}
        </Button>
      </div>
    </form>
  )
}

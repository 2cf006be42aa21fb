import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { api } from '../../../lib/client-api.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import styles from './account.module.css'

/** Says whether the address is confirmed, and offers the email with the link once more. */
export function EmailStatus({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslate()
  const [answer, setAnswer] = useState<string>()
  const { run, isBusy } = useCall(async () =>
    setAnswer((await api.user('POST /user/send-welcome-email')).msg),
  )
  if (isConfirmed) return <p className={styles.quiet}>{t('account.email.confirmed')}</p>
  return (
    <>
      <p className={styles.quiet}>{t('account.email.unconfirmed')}</p>
      {answer ? (
        <p role="status" className={styles.note}>
          {answer}
        </p>
      ) : (
        <FormActions>
          <Button kind="quiet" busy={isBusy} onClick={() => void run()}>
            {t('account.email.send-again')}
          </Button>
        </FormActions>
      )}
    </>
  )
}

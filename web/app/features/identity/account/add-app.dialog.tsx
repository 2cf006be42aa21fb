import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { api } from '../../../lib/client-api.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { errorLines } from '../errors.tsx'
import { AuthenticatorSetup } from '../factors/authenticator-setup.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import account from './account.module.css'
import type { FactorDialogProps } from './factor-dialog.ts'
import { PasswordQuestion } from './password-question.tsx'
import styles from './two-step.module.css'

type Setup = ResponseOf<'POST /user/add-authenticator-app'>

/** Asks for the password, then shows the QR code and asks for a code of the app. */
export function AddAppDialog(props: FactorDialogProps) {
  const t = useTranslate()
  const [setup, setSetup] = useState<Setup>()
  if (setup) return <SetupDialog {...props} setup={setup} />
  return (
    <PasswordQuestion
      name="add-app"
      title={t('factors.add-app.title')}
      description={t('factors.add-app.password')}
      email={props.email}
      submitLabel={t('factors.continue')}
      send={(form) =>
        api.user('POST /user/add-authenticator-app', {
          body: { password: String(form.get('password')) },
        })
      }
      onDone={setSetup}
      onClose={props.onClose}
    />
  )
}

function SetupDialog({ setup, onClose, onChanged }: FactorDialogProps & { setup: Setup }) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'confirm-app',
    check: (data) =>
      String(data.get('code')).trim() ? {} : { code: ['second-step.code-missing'] },
    send: (data) =>
      api.user('POST /user/confirm-authenticator-app', {
        body: { setup: setup.setup, code: String(data.get('code')) },
      }),
    done: ({ msg, recovery_codes }) => onChanged(msg, recovery_codes),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('factors.add-app.title')}
      description={t('factors.add-app.scan')}
      closeLabel={t('shell.close')}
    >
      <form {...form.props} className={styles.form}>
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
        <p className={account.quiet}>{t('factors.ends-others')}</p>
        <div className={account.actions}>
          <Button {...form.submitProps}>{t('factors.add-app.submit')}</Button>
          <Button kind="quiet" onClick={onClose}>
            {t('factors.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import type { SecondFactors } from '@rashi/contract'
import { api } from '../../../lib/client-api.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { errorLines } from '../errors.tsx'
import { addPasskey } from '../passkeys/passkeys.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import account from './account.module.css'
import type { FactorDialogProps } from './factor-dialog.ts'
import { PasswordQuestion } from './password-question.tsx'
import styles from './two-step.module.css'

const maxNameLength = 60

export function AddPasskeyDialog({ email, onClose, onChanged }: FactorDialogProps) {
  const t = useTranslate()
  return (
    <PasswordQuestion
      name="add-passkey"
      title={t('factors.add-passkey.title')}
      description={`${t('factors.add-passkey.text')} ${t('factors.ends-others')}`}
      email={email}
      submitLabel={t('factors.continue')}
      send={(form) => addPasskey(String(form.get('password')), String(form.get('passkey_name')))}
      onDone={({ msg, recovery_codes }) => onChanged(msg, recovery_codes)}
      onClose={onClose}
    >
      <TextField
        label={t('factors.add-passkey.name')}
        name="passkey_name"
        autoComplete="off"
        maxLength={maxNameLength}
      />
    </PasswordQuestion>
  )
}

export function RenamePasskeyDialog({
  passkey: { id, name },
  onClose,
  onChanged,
}: FactorDialogProps & { passkey: SecondFactors['passkeys'][number] }) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'rename-passkey',
    check: (data) =>
      String(data.get('name')).trim() ? {} : { name: ['second-step.name-missing'] },
    send: (data) =>
      api.user('POST /user/rename-passkey', { body: { id, name: String(data.get('name')) } }),
    done: ({ msg }) => onChanged(msg),
  })
  return (
    <Dialog open onClose={onClose} title={t('factors.rename.title')} closeLabel={t('shell.close')}>
      <form {...form.props} className={styles.form}>
        <TextField
          label={t('factors.rename.name')}
          name="name"
          autoComplete="off"
          maxLength={maxNameLength}
          defaultValue={name}
          required
          error={errorLines(form.findErrors('name'), form.isRefused('name'))}
        />
        <div className={account.actions}>
          <Button {...form.submitProps}>{t('factors.rename.submit')}</Button>
          <Button kind="quiet" onClick={onClose}>
            {t('factors.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

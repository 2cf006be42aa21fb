import type { SecondFactors } from '@rashi/contract'
import { api } from '../../../lib/client-api.ts'
import { useTranslate } from '../../../lib/texts.ts'
import type { FactorDialogProps } from './factor-dialog.ts'
import { PasswordQuestion } from './password-question.tsx'

const passwordOf = (form: FormData) => String(form.get('password'))

/** Asks before a passkey, or the authenticator app, is removed. */
export function RemoveDialog({
  email,
  passkey,
  isLast,
  onClose,
  onChanged,
}: FactorDialogProps & { passkey?: SecondFactors['passkeys'][number]; isLast: boolean }) {
  const t = useTranslate()
  const remove = (password: string) =>
    passkey
      ? api.user('POST /user/remove-passkey', { body: { id: passkey.id, password } })
      : api.user('POST /user/remove-authenticator-app', { body: { password } })
  const text = t(isLast ? 'factors.remove-last.text' : 'factors.remove.text')
  return (
    <PasswordQuestion
      name="remove-factor"
      title={
        passkey
          ? t('factors.remove-passkey.title', { name: passkey.name })
          : t('factors.remove-app.title')
      }
      description={`${text} ${t('factors.ends-others')}`}
      email={email}
      submitLabel={t('factors.remove.submit')}
      isDanger
      send={(form) => remove(passwordOf(form))}
      onDone={({ msg }) => onChanged(msg)}
      onClose={onClose}
    />
  )
}

export function RenewCodesDialog({ email, onClose, onChanged }: FactorDialogProps) {
  const t = useTranslate()
  return (
    <PasswordQuestion
      name="renew-recovery-codes"
      title={t('factors.renew.title')}
      description={t('factors.renew.text')}
      email={email}
      submitLabel={t('factors.codes.renew')}
      send={(form) =>
        api.user('POST /user/new-recovery-codes', { body: { password: passwordOf(form) } })
      }
      onDone={({ msg, recovery_codes }) => onChanged(msg, recovery_codes)}
      onClose={onClose}
    />
  )
}

import type { SecondFactors, User } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { type ReactNode, useId, useState } from 'react'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { canUsePasskeys } from '../passkeys/passkeys.ts'
import account from './account.module.css'
import { AddAppDialog } from './add-app.dialog.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey.dialogs.tsx'
import { RecoveryCodesDialog } from './recovery-codes.dialog.tsx'
import { RemoveDialog, RenewCodesDialog } from './confirm.dialogs.tsx'
import styles from './two-step.module.css'

type Passkey = SecondFactors['passkeys'][number]
type Question =
  | { readonly kind: 'add-app' | 'add-passkey' | 'renew' }
  | { readonly kind: 'remove-app' }
  | { readonly kind: 'rename' | 'remove-passkey'; readonly passkey: Passkey }

/** Recovery codes from which on new ones are recommended. */
const few = 3

/** The second factors of the account. */
export function TwoStep({
  user,
  factors,
  onChanged,
}: {
  user: User
  factors: SecondFactors
  onChanged: () => void
}) {
  const t = useTranslate()
  const formatDay = useDay()
  const [question, setQuestion] = useState<Question>()
  const [shown, setShown] = useState<{ message: string; codes: readonly string[] }>()
  const { authenticator_app: app, passkeys, recovery_codes_left: left } = factors
  const hasFactor = app !== null || passkeys.length > 0
  const mayAdd = user.has_password && user.email_confirmed
  const close = () => setQuestion(undefined)
  const changed = (message: string, newCodes: readonly string[] = []) => {
    close()
    if (newCodes.length > 0) setShown({ message, codes: newCodes })
    else toast.success(message)
    onChanged()
  }
  const shared = { email: user.email, onClose: close, onChanged: changed }
  const isLast = passkeys.length + (app ? 1 : 0) === 1
  return (
    <>
      <p className={account.quiet}>{t('factors.text')}</p>
      {!mayAdd && (
        <p className={account.note}>
          {t(user.has_password ? 'factors.needs-email' : 'factors.needs-password')}
        </p>
      )}
      <Factor
        title={t('factors.app.title')}
        text={app ? t('factors.app.on', { day: formatDay(app.created_at) }) : t('factors.app.off')}
      >
        {app ? (
          <Button kind="quiet" onClick={() => setQuestion({ kind: 'remove-app' })}>
            {t('factors.app.remove')}
          </Button>
        ) : (
          mayAdd && (
            <Button kind="quiet" onClick={() => setQuestion({ kind: 'add-app' })}>
              {t('factors.app.add')}
            </Button>
          )
        )}
      </Factor>
      <Factor title={t('factors.passkeys.title')} text={t('factors.passkeys.text')}>
        {passkeys.length > 0 && (
          <ul role="list" className={styles.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} onAsk={setQuestion} />
            ))}
          </ul>
        )}
        {mayAdd && (
          <AddPasskey
            origin={factors.passkey_origin}
            onAdd={() => setQuestion({ kind: 'add-passkey' })}
          />
        )}
      </Factor>
      {hasFactor && (
        <Factor
          title={t('factors.codes.title')}
          text={t(left < few ? 'factors.codes.few' : 'factors.codes.left', { left })}
        >
          <Button kind="quiet" onClick={() => setQuestion({ kind: 'renew' })}>
            {t('factors.codes.renew')}
          </Button>
        </Factor>
      )}
      {question?.kind === 'add-app' && <AddAppDialog {...shared} />}
      {question?.kind === 'add-passkey' && <AddPasskeyDialog {...shared} />}
      {question?.kind === 'renew' && <RenewCodesDialog {...shared} />}
      {question?.kind === 'remove-app' && <RemoveDialog {...shared} isLast={isLast} />}
      {question?.kind === 'remove-passkey' && (
        <RemoveDialog {...shared} passkey={question.passkey} isLast={isLast} />
      )}
      {question?.kind === 'rename' && (
        <RenamePasskeyDialog {...shared} passkey={question.passkey} />
      )}
      {shown && (
        <RecoveryCodesDialog {...shown} email={user.email} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}

function Factor({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.factor}>
      <h3 className={styles.name}>{title}</h3>
      <p className={account.quiet}>{text}</p>
      {children && <div className={styles.controls}>{children}</div>}
    </div>
  )
}

function PasskeyItem({
  passkey,
  onAsk,
}: {
  passkey: Passkey
  onAsk: (question: Question) => void
}) {
  const t = useTranslate()
  const id = useId()
  const formatDay = useDay()
  const { name, created_at, last_used_at } = passkey
  const day = formatDay(created_at)
  return (
    <li className={styles.passkey}>
      <span id={id}>
        <span className={styles.label}>{name}</span>
        <span className={account.quiet}>
          {last_used_at
            ? t('factors.passkeys.used', { day, used: formatDay(last_used_at) })
            : t('factors.passkeys.unused', { day })}
        </span>
      </span>
      <span className={styles.buttons}>
        <Button
          kind="quiet"
          aria-describedby={id}
          onClick={() => onAsk({ kind: 'rename', passkey })}
        >
          {t('factors.passkeys.rename')}
        </Button>
        <Button
          kind="quiet"
          aria-describedby={id}
          onClick={() => onAsk({ kind: 'remove-passkey', passkey })}
        >
          {t('factors.passkeys.remove')}
        </Button>
      </span>
    </li>
  )
}

/** The button, or why passkeys cannot be added here. */
function AddPasskey({ origin, onAdd }: { origin: string | null; onAdd: () => void }) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  if (origin === null) return <p className={account.note}>{t('factors.passkeys.unavailable')}</p>
  if (isHydrated && location.origin !== origin)
    return <p className={account.note}>{t('factors.passkeys.elsewhere', { origin })}</p>
  if (isHydrated && !canUsePasskeys())
    return <p className={account.note}>{t('factors.passkeys.unsupported')}</p>
  return (
    <Button kind="quiet" onClick={onAdd}>
      {t('factors.passkeys.add')}
    </Button>
  )
}

function useDay(): (instant: string) => string {
  const { code } = useLanguage()
  const format = dateFormat(code, { dateStyle: 'medium' })
  return (instant) => format.format(new Date(instant))
}

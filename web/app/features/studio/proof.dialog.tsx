import type { ResponseOf } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStore } from '../../ui/store.ts'
import { TextField } from '../../ui/text-field.tsx'
import {
  canUsePasskeys,
  errorLines,
  SignInRefusal,
  useCheckedForm,
} from '../identity/access.entry.ts'
import { proofQuestion } from './proof.ts'
import { checkProofCode } from './check-forms.ts'
import { studioApi } from './studio-api.ts'
import { proveByPasskey } from './studio-passkeys.ts'
import styles from './studio.module.css'

type Access = ResponseOf<'GET /studio/own-access'>

/** Asks for a passkey or a code, when a call needs proof; the call is then repeated. */
export function ProofDialog() {
  const t = useTranslate()
  const question = useStore(proofQuestion)
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      title={t('studio.proof.title')}
      description={t('studio.proof.text')}
      closeLabel={t('shell.close')}
    >
      {question && <Ways answer={question.answer} />}
    </Dialog>
  )
}

/** The ways that the person has, which are loaded first. */
function Ways({ answer }: { answer: (isProven: boolean) => void }) {
  const t = useTranslate()
  const [access, setAccess] = useState<Access>()
  const loading = useCall(async () => setAccess(await studioApi.staff('GET /studio/own-access')))
  const { run } = loading
  useEffect(() => void run(), [run])
  const passkey = useCall(
    async () => {
      await proveByPasskey()
      answer(true)
    },
    { isShownInPlace: () => true },
  )
  const hasPasskey =
    access !== undefined &&
    access.passkeys.length > 0 &&
    access.passkey_origin === location.origin &&
    canUsePasskeys()
  const hasNone = access !== undefined && !hasPasskey && !access.has_authenticator_app
  return (
    <div className={styles.form} aria-busy={loading.isBusy || undefined}>
      {hasNone && <p className={styles.note}>{t('studio.proof.none')}</p>}
      <SignInRefusal failure={passkey.failure} />
      {hasPasskey && (
        <Button wide busy={passkey.isBusy} onClick={() => void passkey.run()}>
          {t('studio.proof.passkey')}
        </Button>
      )}
      {access?.has_authenticator_app && <CodeForm onProven={() => answer(true)} />}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => answer(false)}>
          {t('studio.proof.cancel')}
        </Button>
      </div>
    </div>
  )
}

function CodeForm({ onProven }: { onProven: () => void }) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'studio-proof',
    check: checkProofCode,
    send: (data) =>
      studioApi.staff('POST /studio/proof', { body: { code: String(data.get('code')) } }),
    done: onProven,
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={t('studio.proof.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        error={errorLines(form.findErrors('code'), form.isRefused('code'))}
      />
      <Button {...form.submitProps} wide>
        {t('studio.proof.submit')}
      </Button>
    </form>
  )
}

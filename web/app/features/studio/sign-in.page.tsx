import './studio-texts.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'
import { TextButton } from '../../ui/text-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import {
  errorLines,
  PasswordField,
  SignInRefusal,
  useCheckedForm,
} from '../identity/access.entry.ts'
import { checkCodeSignIn, checkRecoverySignIn } from './check-forms.ts'
import { landingOf, saysEnded } from './studio-address.rules.ts'
import { studioApi } from './studio-api.ts'
import { signInByPasskey } from './studio-passkeys.ts'
import styles from './studio.module.css'

export const handle: PageHandle = { title: 'studio.sign-in.title' }

/** Signs staff in: a passkey first, then a password with a code, or a recovery code. */
export default function StudioSignInPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  const [isRecovery, setIsRecovery] = useState(false)
  const open = () => void navigate(landingOf(search), { replace: true })
  const passkey = useCall(
    async () => {
      await signInByPasskey()
      open()
    },
    { isShownInPlace: () => true },
  )
  return (
    <div className={classNames(layout.stack, layout.narrow)}>
      <PageHead hidden />
      <h1>{t('studio.sign-in.title')}</h1>
      {isHydrated && saysEnded(search) && (
        <p role="status" className={styles.note}>
          {t('studio.sign-in.ended')}
        </p>
      )}
      <p className={styles.quiet}>{t('studio.sign-in.lead')}</p>
      <SignInRefusal failure={passkey.failure} />
      <Button wide busy={passkey.isBusy} needsScript onClick={() => void passkey.run()}>
        {t('studio.sign-in.passkey')}
      </Button>
      <h2 className={styles.or}>
        {t(isRecovery ? 'studio.sign-in.or-recovery' : 'studio.sign-in.or-code')}
      </h2>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} onDone={open} />
      <div>
        <TextButton onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'studio.sign-in.to-code' : 'studio.sign-in.to-recovery')}
        </TextButton>
      </div>
    </div>
  )
}

function CodeForm({ isRecovery, onDone }: { isRecovery: boolean; onDone: () => void }) {
  const t = useTranslate()
  const form = useCheckedForm({
    name: 'studio-sign-in',
    check: isRecovery ? checkRecoverySignIn : checkCodeSignIn,
    send: (data) =>
      studioApi.guest('POST /studio/sign-in/code', {
        body: {
          email: String(data.get('email')),
          password: String(data.get('password')),
          code: String(data.get('code')),
        },
      }),
    done: onDone,
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={t('identity.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={form.typed('email')}
        error={errorLines(form.findErrors('email'), form.isRefused('email'))}
      />
      <PasswordField
        label={t('identity.password')}
        hint={isRecovery ? t('studio.sign-in.password-optional') : undefined}
        name="password"
        autoComplete="current-password"
        errors={form.findErrors('password')}
      />
      <TextField
        label={t(isRecovery ? 'studio.sign-in.recovery-code' : 'studio.sign-in.code')}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        error={errorLines(form.findErrors('code'), form.isRefused('code'))}
      />
      <SignInRefusal failure={form.failure} />
      <Button {...form.submitProps} kind="quiet" wide>
        {t('studio.sign-in.submit')}
      </Button>
    </form>
  )
}

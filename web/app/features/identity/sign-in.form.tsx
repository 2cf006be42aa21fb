import type { SignedIn } from '@rashi/contract'
import { useNavigate } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-store.ts'
import { SignInRefusal } from './sign-in-refusal.tsx'
import { orSecondStep } from './or-second-step.ts'
import { startSession } from './start-session.ts'
import { errorLines } from './errors.tsx'
import type { Found } from './identity.rules.ts'
import styles from './split-plate.module.css'
import { useCheckedForm } from './use-checked-form.ts'

/** Loads the rules after the page, because most visits begin with it. Without them the server refuses. */
const rules = () => import('./identity.rules.ts')
/** Loads what passkeys need when one is used, because most visitors sign in without. */
const passkeys = () => import('./passkeys/passkeys.ts')
/** Loads the order of a guest at the sign-in, because most visitors have none. Without its code the sign-in goes on. */
const loadPendingOrder = () =>
  import('../pending-order/index.ts').then(
    (module) => module.pendingOrder,
    () => undefined,
  )
const checkBy =
  (check: 'checkSignIn' | 'checkLinkRequest') =>
  (form: FormData): Promise<Found> =>
    rules().then(
      (all) => all[check](form),
      () => ({}),
    )

export function SignInForm({ landing }: { landing: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const open = async (signedIn: SignedIn | undefined) => {
    if (!signedIn) return
    const pendingOrder = await loadPendingOrder()
    startSession(signedIn)
    void navigate(pendingOrder?.landing(landing) ?? landing, { replace: true })
  }
  const form = useCheckedForm({
    name: 'sign-in',
    check: checkBy('checkSignIn'),
    send: (data) =>
      api
        .guest('POST /login', {
          body: { email: String(data.get('email')), password: String(data.get('password')) },
        })
        .catch(orSecondStep(navigate, landing)),
    done: open,
  })
  const passkey = useCall(async () => open(await (await passkeys()).signInByPasskey()))
  const mailing = useCall((email: string) => api.guest('POST /login/link', { body: { email } }))

  async function mailLink() {
    const data = new FormData(form.props.ref.current ?? undefined)
    const found = await checkBy('checkLinkRequest')(data)
    form.show(found)
    if (Object.keys(found).length > 0) return
    const answer = await mailing.run(String(data.get('email')))
    if (answer) toast.success(answer.msg)
  }

  return (
    <form {...form.props} className={styles.form} onFocus={() => void rules().catch(() => {})}>
      <TextField
        label={t('identity.email')}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={form.typed('email')}
        error={errorLines(form.findErrors('email'))}
      />
      <TextField
        label={t('identity.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        reveal={{ show: t('identity.show-password'), hide: t('identity.hide-password') }}
        error={errorLines(form.findErrors('password'))}
      />
      <SignInRefusal failure={form.failure} />
      <Button {...form.submitProps} wide>
        {t('identity.sign-in.submit')}
      </Button>
      <div className={styles.beside}>
        <TextLink alone to="/forgot-password">
          {t('identity.sign-in.forgot')}
        </TextLink>
        <button
          type="button"
          className={styles.quietly}
          aria-disabled={mailing.isBusy}
          disabled={!isHydrated}
          onClick={() => void mailLink()}
        >
          {t('identity.sign-in.mail-link')}
        </button>
        <button
          type="button"
          className={styles.quietly}
          aria-disabled={passkey.isBusy}
          disabled={!isHydrated}
          onClick={() => void passkey.run()}
        >
          {t('identity.sign-in.passkey')}
        </button>
      </div>
    </form>
  )
}

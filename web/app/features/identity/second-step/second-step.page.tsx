import { identity } from '@rashi/contract/texts/en/identity'
import { secondStep } from '@rashi/contract/texts/en/second-step'
import type { SignedIn } from '@rashi/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiFailure } from '../../../lib/api-failure.ts'
import { useCall } from '../../../lib/calls.ts'
import { api } from '../../../lib/client-api.ts'
import { useBrand, useConfig } from '../../../lib/config.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../../lib/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { pendingOrder } from '../../pending-order/index.ts'
import { errorLines } from '../errors.tsx'
import { SplitPlate } from '../split-plate.tsx'
import styles from '../split-plate.module.css'
import { startSession } from '../start-session.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { finishByPasskey } from '../passkeys/passkeys.ts'
import { firstMethod, type Method, readWaiting, type WaitingSignIn } from './second-step.rules.ts'

registerTexts({ ...identity, ...secondStep })

/** The second step of a sign-in whose password or link was right. */
export default function SecondStepPage() {
  const t = useTranslate()
  const { state, key } = useLocation()
  const isHydrated = useIsHydrated()
  const [openedAt] = useState(() => Date.now())
  const [isOver, setIsOver] = useState(false)
  // The server knows no history entry, and shows the title alone.
  const waiting = isHydrated && !isOver ? readWaiting(state, openedAt) : undefined
  if (waiting) return <Step key={key} waiting={waiting} onOver={() => setIsOver(true)} />
  return (
    <Frame lead={isHydrated && t('second-step.over-lead')} isOver={isHydrated}>
      {isHydrated && (
        <FormActions>
          <ButtonLink to="/">{t('second-step.to-sign-in')}</ButtonLink>
        </FormActions>
      )}
    </Frame>
  )
}

function Frame({
  lead,
  isOver = false,
  children,
}: {
  lead: ReactNode
  isOver?: boolean
  children: ReactNode
}) {
  const t = useTranslate()
  const title = t(isOver ? 'second-step.over' : 'second-step.title')
  return (
    <SplitPlate sign="leo" caption={t('identity.plate.leo')} title={title} lead={lead}>
      <PageHead title={title} hidden />
      {children}
    </SplitPlate>
  )
}

const leads = {
  code: 'second-step.lead-code',
  passkey: 'second-step.lead-passkey',
  'recovery-code': 'second-step.lead-recovery',
} as const
const choices = {
  code: 'second-step.use-code',
  passkey: 'second-step.use-passkey',
  'recovery-code': 'second-step.use-recovery',
} as const

function Step({ waiting, onOver }: { waiting: WaitingSignIn; onOver: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const brand = useBrand()
  const phone = useConfig()?.support_phone
  const [chosen, setChosen] = useState<Method>()
  const method = chosen ?? firstMethod(waiting)
  const step = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the keyboard goes on with what it has brought.
  useEffect(() => {
    if (chosen) step.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [chosen])
  const open = (signedIn: SignedIn) => {
    startSession(signedIn)
    void navigate(pendingOrder.landing(waiting.landing), { replace: true })
  }
  const shared = { waiting, onOpened: open, onOver }
  return (
    <Frame lead={t(leads[method], { brand })}>
      <div ref={step}>
        {method === 'passkey' ? (
          <PasskeyStep {...shared} />
        ) : (
          <CodeForm key={method} method={method} {...shared} />
        )}
      </div>
      <div className={styles.beside}>
        {waiting.methods
          .filter((one) => one !== method)
          .map((one) => (
            <button
              key={one}
              type="button"
              className={styles.quietly}
              onClick={() => setChosen(one)}
            >
              {t(choices[one])}
            </button>
          ))}
      </div>
      {phone && method === 'recovery-code' && (
        <p className={styles.note}>{t('second-step.help', { phone })}</p>
      )}
    </Frame>
  )
}

interface StepProps {
  waiting: WaitingSignIn
  onOpened: (signedIn: SignedIn) => void
  onOver: () => void
}

function CodeForm({
  method,
  waiting: { token },
  onOpened,
  onOver,
}: StepProps & { method: Exclude<Method, 'passkey'> }) {
  const t = useTranslate()
  const isApp = method === 'code'
  const form = useCheckedForm({
    name: `second-step-${method}`,
    check: (data) =>
      String(data.get('code')).trim() ? {} : { code: ['second-step.code-missing'] },
    send: (data) =>
      api
        .guest('POST /login/second-step', { body: { token, code: String(data.get('code')) } })
        .catch(orOver(onOver)),
    done: onOpened,
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={t(isApp ? 'second-step.code' : 'second-step.recovery-code')}
        name="code"
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        error={errorLines(form.findErrors('code'), form.isRefused('code'))}
      />
      <Button {...form.submitProps} wide>
        {t('second-step.submit')}
      </Button>
    </form>
  )
}

function PasskeyStep({ waiting, onOpened, onOver }: StepProps) {
  const t = useTranslate()
  const { run, isBusy } = useCall(async () =>
    onOpened(await finishByPasskey(waiting.token).catch(orOver(onOver))),
  )
  return (
    <FormActions>
      <Button wide busy={isBusy} onClick={() => void run()}>
        {t('second-step.use-passkey')}
      </Button>
    </FormActions>
  )
}

/** Ends the step with a sign-in that took too long; every failure stays one. */
const orOver =
  (onOver: () => void) =>
  (failure: unknown): never => {
    if (failure instanceof ApiFailure && failure.code === 'second-step-expired') onOver()
    throw failure
  }

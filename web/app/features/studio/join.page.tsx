import './studio-texts.ts'
import type { ResponseOf } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useNavigate, type ShouldRevalidateFunction } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FailedState } from '../../ui/failed-state.tsx'
import layout from '../../ui/layout.module.css'
import { pageHeading } from '../../ui/page-heading.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { canUsePasskeys } from '../identity/access.entry.ts'
import type { Route } from './+types/join.page.ts'
import { JoinByPasskey, JoinByPassword, type Joined } from './join.forms.tsx'
import { RecoveryCodesKept } from './recovery-codes-kept.tsx'
import { roleText, useInstants } from './staff-texts.ts'
import { home } from './studio-address.rules.ts'
import { studioApi } from './studio-api.ts'
import styles from './studio.module.css'

type Invitation = ResponseOf<'POST /studio/join/invitation'>

export const handle: PageHandle = { title: 'studio.join.title' }

/** Loads the invitation; a message where it cannot be used. */
export async function clientLoader({ params: { token } }: Route.ClientLoaderArgs) {
  try {
    return await studioApi.guest('POST /studio/join/invitation', { body: { token } })
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'invitation-invalid')
      return failure.message
    throw failure
  }
}
clientLoader.hydrate = true as const

/** A used invitation is not asked for again: its recovery codes are still shown. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.token !== nextParams.token

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function JoinPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const t = useTranslate()
  if (typeof loaderData !== 'string') return <Join token={token} invitation={loaderData} />
  return (
    <>
      <PageHead hidden />
      <h1>{t('studio.join.title')}</h1>
      <FailedState
        title={t('studio.join.invalid')}
        action={<ButtonLink to="/studio/sign-in">{t('studio.join.to-sign-in')}</ButtonLink>}
      >
        {loaderData}
      </FailedState>
    </>
  )
}

function Join({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { formatTime } = useInstants()
  const { email, role, expires_at, passkey_origin } = invitation
  const hasPasskeys =
    passkey_origin !== null && location.origin === passkey_origin && canUsePasskeys()
  const [byPassword, setByPassword] = useState(!hasPasskeys)
  const [joined, setJoined] = useState<Joined>()
  useEffect(() => {
    if (joined) pageHeading()?.focus()
  }, [joined])
  if (joined)
    return (
      <div className={classNames(layout.stack, layout.narrow)}>
        <PageHead hidden title={t('studio.codes.title')} />
        <h1>{t('studio.codes.title')}</h1>
        <p>{t('studio.codes.text')}</p>
        <RecoveryCodesKept
          codes={joined.recovery_codes}
          email={email}
          submitLabel={t('studio.codes.open')}
          onKept={() => void navigate(home, { replace: true })}
        />
      </div>
    )
  return (
    <div className={classNames(layout.stack, layout.narrow)}>
      <PageHead hidden />
      <h1>{t('studio.join.title')}</h1>
      <p>{t('studio.join.lead', { role: t(roleText(role)), email })}</p>
      <p className={styles.quiet}>{t('studio.join.until', { when: formatTime(expires_at) })}</p>
      {!hasPasskeys && <Elsewhere origin={passkey_origin} />}
      {byPassword ? (
        <JoinByPassword token={token} email={email} onJoined={setJoined} />
      ) : (
        <JoinByPasskey token={token} onJoined={setJoined} />
      )}
      {hasPasskeys && (
        <div>
          <TextButton onClick={() => setByPassword(!byPassword)}>
            {t(byPassword ? 'studio.join.to-passkey' : 'studio.join.to-password')}
          </TextButton>
        </div>
      )}
    </div>
  )
}

/** Why a passkey cannot be used here, and where it can. */
function Elsewhere({ origin }: { origin: string | null }) {
  const t = useTranslate()
  if (origin === null || location.origin === origin)
    return <p className={styles.note}>{t('studio.join.no-passkeys')}</p>
  return (
    <p className={styles.note}>
      {t('studio.join.elsewhere', { origin })}{' '}
      <a href={origin + location.pathname}>{t('studio.join.open-there')}</a>
    </p>
  )
}

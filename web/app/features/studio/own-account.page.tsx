import './studio-texts.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { useStore } from '../../ui/store.ts'
import { AccountSection } from '../identity/access.entry.ts'
import type { Route } from './+types/own-account.page.ts'
import type { OwnAccessProps } from './own-access-props.ts'
import { OwnApp } from './own-app.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { RecoveryCodesKept } from './recovery-codes-kept.tsx'
import { staffSession } from './staff-session.ts'
import { studioApi } from './studio-api.ts'
import styles from './studio.module.css'

export const handle: PageHandle = { title: 'studio.account' }

export const clientLoader = () => studioApi.staff('GET /studio/own-access')
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The own ways to sign in to the studio, and the own sessions. */
export default function OwnAccountPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const [access, setAccess] = useState(loaderData)
  const email = useStore(staffSession)?.staff.email ?? ''
  const shared = { access, email, onChanged: setAccess }
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.account')}</h1>
      <p className={layout.lead}>{t('studio.account.lead')}</p>
      <AccountSection title={t('studio.account.passkeys')}>
        <OwnPasskeys {...shared} />
      </AccountSection>
      <AccountSection title={t('studio.account.app')}>
        <OwnApp {...shared} />
      </AccountSection>
      <AccountSection title={t('factors.codes.title')}>
        <OwnRecoveryCodes {...shared} />
      </AccountSection>
      <AccountSection title={t('studio.account.sessions')}>
        <OwnSessions {...shared} />
      </AccountSection>
    </div>
  )
}

function OwnRecoveryCodes({ access, email, onChanged }: OwnAccessProps) {
  const t = useTranslate()
  const [codes, setCodes] = useState<readonly string[]>()
  const renewal = useCall(async () => {
    const { recovery_codes } = await studioApi.staff('POST /studio/new-recovery-codes')
    setCodes(recovery_codes)
    onChanged({ ...access, recovery_codes_left: recovery_codes.length })
  })
  return (
    <>
      <p className={styles.quiet}>
        {t('studio.account.codes-left', { left: access.recovery_codes_left })}
      </p>
      {codes ? (
        <>
          <p className={styles.note}>{t('studio.codes.text')}</p>
          <RecoveryCodesKept
            codes={codes}
            email={email}
            submitLabel={t('studio.codes.done')}
            onKept={() => setCodes(undefined)}
          />
        </>
      ) : (
        <div className={styles.actions}>
          <Button kind="quiet" busy={renewal.isBusy} onClick={() => void renewal.run()}>
            {t('factors.codes.renew')}
          </Button>
        </div>
      )}
    </>
  )
}

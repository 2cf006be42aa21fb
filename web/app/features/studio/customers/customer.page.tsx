import '../studio-texts.ts'
import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { useStore } from '../../../ui/store.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { AccountSection } from '../../identity/access.entry.ts'
import { staffSession } from '../staff-session.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/customer.page.ts'
import { CustomerAccount } from './customer-account.tsx'
import { CustomerData } from './customer-data.tsx'
import { CustomerEmails } from './customer-emails.tsx'
import { CustomerPayments } from './customer-payments.tsx'
import { CustomerSubscriptions } from './customer-subscriptions.tsx'
import { OneOpenForm } from './reason.form.tsx'

type Shown = ResponseOf<'GET /studio/customer'>

export const handle: PageHandle = { title: 'studio.customer.title' }

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  studioApi.staff('GET /studio/customer', { query: { id } })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton isHeadingLoading />
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  // Another customer is another page.
  return <CustomerOf key={loaderData.customer.id} first={loaderData} />
}

function CustomerOf({ first }: { first: Shown }) {
  const t = useTranslate()
  const isOwner = useStore(staffSession)?.staff.role === 'owner'
  const [shown, setShown] = useState(first)
  const { customer } = shown
  /** Reads again what a change has touched, such as the subscription that a refund took back. */
  const { run: reload } = useCall(async () => {
    setShown(await studioApi.staff('GET /studio/customer', { query: { id: customer.id } }))
  })
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <TextLink alone to="/studio/customers">
        {t('studio.customer.back')}
      </TextLink>
      <h1>{customer.name}</h1>
      <OneOpenForm>
        <CustomerAccount customer={customer} onChanged={reload} />
        <CustomerSubscriptions shown={shown} onChanged={reload} />
        <CustomerPayments customerId={customer.id} first={shown.payments} onChanged={reload} />
        <CustomerEmails customerId={customer.id} first={shown.emails} />
        <SignIns signIns={shown.sign_ins} />
        {isOwner && <CustomerData customer={customer} />}
      </OneOpenForm>
    </div>
  )
}

function SignIns({ signIns }: { signIns: Shown['sign_ins'] }) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  return (
    <AccountSection title={t('studio.customer.sign-ins')}>
      {signIns.length === 0 && <p className={styles.quiet}>{t('studio.customer.no-sign-ins')}</p>}
      <ul role="list" className={styles.list}>
        {signIns.map(({ id, kind, at, device, network, times }) => (
          <li key={id} className={styles.entry}>
            <span>
              <span className={styles.name}>{t(`studio.customer.kind-${kind}`, { times })}</span>
              <span className={styles.quiet}>
                {[formatTime(at), device, network].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

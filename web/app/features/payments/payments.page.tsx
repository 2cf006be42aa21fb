import { payments as texts } from '@rashi/contract/texts/en/payments'
import type { Payment } from '@rashi/contract'
import { useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import type { Route } from './+types/payments.page.ts'
import { PaymentEntry } from './payment-entry.tsx'

registerTexts(texts)

export const handle: PageHandle = { title: 'payments.title' }

export const clientLoader = () => api.user('GET /payment-plan/purchases', { query: {} })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <Skeleton label={t('shell.loading')}>
        <h1>{t('payments.title')}</h1>
        <p className={layout.lead}>{t('payments.lead')}</p>
        <SkeletonBlock height="5rem" />
        <SkeletonBlock height="5rem" />
        <SkeletonBlock height="5rem" />
      </Skeleton>
    </div>
  )
}

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const [shown, setShown] = useState<readonly Payment[]>(loaderData.purchases)
  const [next, setNext] = useState(loaderData.next)
  const { run, isBusy } = useCall((before: string) =>
    api.user('GET /payment-plan/purchases', { query: { before } }),
  )

  async function showMore(before: string) {
    const page = await run(before)
    if (!page) return
    setShown((known) => [...known, ...page.purchases])
    setNext(page.next)
  }

  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('payments.title')}</h1>
      {shown.length === 0 ? (
        <EmptyState
          title={t('payments.none')}
          action={
            <ButtonLink to="/moonsign-select" state={{ hideModal: true }}>
              {t('payments.choose')}
            </ButtonLink>
          }
        >
          {t('payments.none-text')}
        </EmptyState>
      ) : (
        <>
          <p className={layout.lead}>{t('payments.lead')}</p>
          <ul role="list" aria-busy={isBusy || undefined}>
            {shown.map((payment) => (
              <PaymentEntry key={payment.id} payment={payment} />
            ))}
          </ul>
          {next !== null && (
            <div>
              <Button kind="quiet" busy={isBusy} onClick={() => void showMore(next)}>
                {t('payments.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

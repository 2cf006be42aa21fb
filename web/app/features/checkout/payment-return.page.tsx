import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { useEffect, useRef, useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { announceFailure } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { useConfig } from '../../lib/config.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import type { FailedAttemptState } from '../cards/index.ts'
import { PaymentProgress } from './payment-progress.tsx'
import {
  pendingAuthentication,
  readReturned,
  type PendingAuthentication,
} from './pending-authentication.ts'
import { readPurchase, type Purchase } from './purchase.rules.ts'
import { settleAuthentication } from './settle-authentication.ts'
import { useCompletePurchase } from './use-complete-purchase.ts'

registerTexts(billing)
registerTexts(checkout)

export const handle: PageHandle = { title: 'checkout.return.title' }

export function clientLoader() {
  if (!session.isLive()) throw redirect('/')
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/**
 * The page to which the bank sends the buyer back. Its address names a purchase and proves nothing: the
 * result comes from the provider and the server.
 */
export default function PaymentReturnPage() {
  const t = useTranslate()
  const settings = useConfig()?.payment
  const navigate = useNavigate()
  const complete = useCompletePurchase()
  const [address] = useSearchParams()
  const [isUnknown, setIsUnknown] = useState(false)
  const isInProgress = useRef(false)
  const { id } = useLanguage()
  // The page is rendered in the browser only. The value stays while the settled payment is removed.
  const [lines] = useState(() => pendingAuthentication.get()?.purchase.lines ?? [])
  const what = lines.map((line) => translated(line.what, id)?.text ?? '').join(', ')

  async function settle() {
    const pending = pendingAuthentication.get(readReturned(address)) ?? readPending(address)
    if (!pending || !settings) return navigate('/dashboard', { replace: true })
    const settled = await settleAuthentication(pending, settings, api)
    if (settled.outcome === 'unknown') return setIsUnknown(true)
    pendingAuthentication.remove()
    if (settled.outcome === 'succeeded') return complete(pending.purchase, settled.msg)
    if (settled.outcome === 'returned') return navigate('/payments', { replace: true })
    const state: FailedAttemptState & { purchase: Purchase } = {
      purchase: pending.purchase,
      failedAttempt: settled,
    }
    // The lines of a purchase that began in another browser are not known here, so the card page cannot show it.
    if (pending.purchase.lines.length === 0) return navigate('/my-subscriptions', { replace: true })
    return navigate('/enter-payment-details', { replace: true, state })
  }

  async function settleOnce() {
    if (isInProgress.current) return
    isInProgress.current = true
    setIsUnknown(false)
    try {
      await settle()
    } catch (failure) {
      if (failure instanceof ApiFailure) announceFailure(failure)
      setIsUnknown(true)
    } finally {
      isInProgress.current = false
    }
  }

  useEffect(() => {
    void settleOnce()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])

  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('checkout.return.title')}</h1>
      {isUnknown ? (
        <FailedState
          title={t('checkout.return.failed')}
          action={
            <FormActions>
              <Button onClick={() => void settleOnce()}>{t('checkout.return.again')}</Button>
              <ButtonLink kind="quiet" to="/my-subscriptions">
                {t('checkout.mine.title')}
              </ButtonLink>
            </FormActions>
          }
        >
          {t('checkout.return.failed-text')}
        </FailedState>
      ) : (
        <>
          {what && <p>{what}</p>}
          <p className={layout.lead}>{t('checkout.return.text')}</p>
          <PaymentProgress stage="return" bankAddress={undefined} />
        </>
      )}
    </div>
  )
}

/** Builds the purchase that the address names, for a buyer who returns in another tab. */
function readPending(address: URLSearchParams): PendingAuthentication | undefined {
  const returned = readReturned(address)
  if (!returned) return undefined
  const kind = address.get('kind') ?? 'horoscope'
  const purchase = readPurchase({ purchase: { kind, order: {}, lines: [], billingInterval: null } })
  return purchase && { ...returned, purchase }
}

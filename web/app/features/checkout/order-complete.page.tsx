import { checkout } from '@rashi/contract/texts/en/checkout'
import { useState } from 'react'
import { api } from '../../lib/client-api.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'
import { Skeleton, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import { findLastPurchase, LastPurchaseCard } from '../last-purchase/index.ts'
import type { Route } from './+types/order-complete.page.ts'
import styles from './order-complete.module.css'
import { findRecentPayment } from './recent-payment.rules.ts'

registerTexts(checkout)

/** Loads what the visitor has just paid for; without it nobody is thanked. */
export async function clientLoader() {
  const user = session.isLive() ? await userStore.load().catch(() => undefined) : undefined
  if (!user) return { buyerId: undefined, payment: undefined }
  const purchases = await api.user('GET /payment-plan/purchases', { query: {} }).then(
    (answer) => answer.purchases,
    () => [],
  )
  return { buyerId: user.id, payment: findRecentPayment(purchases, Date.now()) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={layout.stack}>
      <PageHead title={t('checkout.pay.summary')} hidden />
      <Skeleton label={t('shell.loading')}>
        <SkeletonHeading />
        <SkeletonLines count={3} />
      </Skeleton>
    </div>
  )
}

export default function OrderCompletePage({ loaderData }: Route.ComponentProps) {
  const { buyerId, payment } = loaderData
  const t = useTranslate()
  const { id } = useLanguage()
  const isThanked = buyerId !== undefined && payment !== undefined
  const [hasCard] = useState(() => isThanked && findLastPurchase(buyerId) !== undefined)
  const what = payment && translated(payment.translations, id)?.description
  return (
    <div className={classNames(layout.stack, layout.centred)}>
      <PageHead
        title={t(isThanked ? 'checkout.complete.title' : 'checkout.complete.none')}
        hidden
      />
      <h1>{t(isThanked ? 'checkout.complete.title' : 'checkout.complete.none')}</h1>
      <Rule kind="star" />
      {isThanked ? (
        <>
          {what && !hasCard && <p className={layout.lead}>{what}</p>}
          <p>{t('checkout.complete.text')}</p>
          {hasCard && (
            <div className={styles.card}>
              <LastPurchaseCard buyerId={buyerId} />
            </div>
          )}
        </>
      ) : (
        <p className={layout.lead}>
          {t(
            buyerId === undefined ? 'checkout.complete.guest-text' : 'checkout.complete.none-text',
          )}
        </p>
      )}
      <FormActions>
        {buyerId === undefined && (
          <ButtonLink to="/?redirect=payments">{t('shell.sign-in')}</ButtonLink>
        )}
        <ButtonLink kind={hasCard || buyerId === undefined ? 'quiet' : 'primary'} to="/dashboard">
          {t('checkout.complete.dashboard')}
        </ButtonLink>
        {isThanked && !hasCard && (
          <ButtonLink kind="quiet" to={`/payments/${payment.id}`}>
            {t('checkout.complete.receipt')}
          </ButtonLink>
        )}
        {!isThanked && buyerId !== undefined && (
          <ButtonLink kind="quiet" to="/payments">
            {t('checkout.complete.payments')}
          </ButtonLink>
        )}
      </FormActions>
    </div>
  )
}

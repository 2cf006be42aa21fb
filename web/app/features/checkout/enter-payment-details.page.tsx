import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { rights } from '@rashi/contract/texts/en/rights'
import { Navigate, redirect, useLocation } from 'react-router'
import { api } from '../../lib/client-api.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import layout from '../../ui/layout.module.css'
import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import type { Route } from './+types/enter-payment-details.page.ts'
import { HeaderSteps } from './checkout-steps.tsx'
import { PaymentSides } from './payment-sides.tsx'
import { readPurchase } from './purchase.rules.ts'
import { SandboxLabel } from './sandbox-label.tsx'

registerTexts(billing)
registerTexts(checkout)
registerTexts(rights)

/** Loads the saved cards; undefined where the provider does not answer. */
export async function clientLoader() {
  if (!session.isLive()) throw redirect('/')
  const cards = await api.user('GET /payment-plan/get-payment-cards').then(
    (answer) => answer.cards,
    () => undefined,
  )
  if (!session.isLive()) throw redirect('/')
  return { cards }
}
clientLoader.hydrate = true as const

/** The page updates what it shows by itself. */
export const shouldRevalidate = () => false

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={layout.stack}>
      <PageHead title={t('checkout.pay.title')} hidden />
      <Skeleton label={t('shell.loading')}>
        <SkeletonHeading />
        <SkeletonBlock height="6rem" />
        <SkeletonLines count={3} />
        <SkeletonBlock height="14rem" />
      </Skeleton>
    </div>
  )
}

export default function EnterPaymentDetailsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { state, key } = useLocation()
  const purchase = readPurchase(state)
  if (!purchase) return <Navigate to="/dashboard" replace />
  return (
    <div className={layout.stack}>
      <PageHead title={t('checkout.pay.title')} hidden />
      {purchase.billingInterval !== null && purchase.kind !== 'renewal' && (
        <HeaderSteps current="payment" />
      )}
      <h1>{t('checkout.pay.title')}</h1>
      <SandboxLabel />
      <PaymentSides key={key} purchase={purchase} cards={loaderData.cards} />
    </div>
  )
}

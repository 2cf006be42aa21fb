import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { plans as planTexts } from '@rashi/contract/texts/en/plans'
import { rights } from '@rashi/contract/texts/en/rights'
import { redirect, useLocation } from 'react-router'
import { api } from '../../lib/client-api.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { selectedHoroscope, selectedRisingSign } from '../charts/index.ts'
import { session } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import layout from '../../ui/layout.module.css'
import { Skeleton, SkeletonBlock, SkeletonHeading, SkeletonLines } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/order-confirm.page.ts'
import { HeaderSteps } from './checkout-steps.tsx'
import { DualOrder } from './dual-order.tsx'
import { orderDraft } from './order-draft.ts'
import { SingleOrder } from './single-order.tsx'

registerTexts(billing)
registerTexts(checkout)
registerTexts(planTexts)
registerTexts(rights)

/** The selection is known in the browser only; without it there is nothing to confirm. */
export async function clientLoader() {
  const draft = orderDraft.get()
  const chosen = selectedHoroscope.get()
  if (!draft || !chosen) throw redirect('/payment-plan-select')
  const [{ plans }, { horoscopes }, cards] = await Promise.all([
    api.guest('GET /payment-plan/plans'),
    api.guest('GET /horoscope'),
    session.isLive() ? savedCards() : [],
    // For the note about the free weeks, without which the order continues as well.
    session.isLive() ? userStore.load().catch(() => undefined) : undefined,
  ])
  const plan = plans.find(({ id }) => id === draft.planId)
  const moon = horoscopes.find(({ key }) => key === chosen.key)
  if (!plan || !moon) throw redirect('/payment-plan-select')
  const rising = horoscopes.find(({ key }) => key === selectedRisingSign.get()?.key)
  return { plan, moon, rising, coupon: draft.coupon, cards }
}
clientLoader.hydrate = true as const

/** Loads the saved cards. Where that fails, the order continues with the card form. */
const savedCards = () =>
  api.user('GET /payment-plan/get-payment-cards').then(
    ({ cards }) => cards,
    () => [],
  )

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={layout.stack}>
      <PageHead title={t('checkout.order.title')} hidden />
      <Skeleton label={t('shell.loading')}>
        <SkeletonHeading />
        <SkeletonBlock height="16rem" />
        <SkeletonLines count={4} />
      </Skeleton>
    </div>
  )
}

const isDual = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dual' in state && state.dual === true

export default function OrderConfirmPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const dual = isDual(useLocation().state)
  const { plan, moon, rising, coupon, cards } = loaderData
  return (
    <div className={layout.stack}>
      <PageHead title={t('checkout.order.title')} hidden />
      <HeaderSteps current="order" />
      <h1>{t('checkout.order.title')}</h1>
      {dual && rising ? (
        <DualOrder plan={plan} moon={moon} rising={rising} cards={cards} />
      ) : (
        <SingleOrder plan={plan} sign={moon} coupon={coupon} />
      )}
      <TextLink alone to={dual ? '/moonsign-select' : '/payment-plan-select'} state={{ dual }}>
        {t('checkout.back')}
      </TextLink>
    </div>
  )
}

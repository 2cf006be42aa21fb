import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { api } from '../../lib/client-api.ts'
import { pageContext } from '../../lib/page-context.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/payment-plan-select.page.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { visiblePlans } from './plan.rules.ts'

registerTexts(billing)
registerTexts(checkout)

export async function loader({ context }: Route.LoaderArgs) {
  const guest = context.get(pageContext).api
  const [{ plans }, { horoscopes }] = await Promise.all([
    guest.guest('GET /payment-plan/plans'),
    guest.guest('GET /horoscope'),
  ])
  return {
    plans,
    signs: horoscopes.map(({ id, key, translations }) => ({ id, key, translations })),
  }
}

/** The server's page may come from its cache, so the browser loads the data again. */
export async function clientLoader() {
  const [{ plans }, { horoscopes }] = await Promise.all([
    api.guest('GET /payment-plan/plans', { opens: 'plans' }),
    api.guest('GET /horoscope'),
  ])
  return {
    plans,
    signs: horoscopes.map(({ id, key, translations }) => ({ id, key, translations })),
  }
}
clientLoader.hydrate = true as const

export default function PaymentPlanSelectPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const plans = visiblePlans(loaderData.plans)
  return (
    <div className={layout.stack}>
      <PageHead title={t('checkout.plans.title')} description={t('checkout.plans.description')} />
      <CheckoutSteps current="plan" />
      <h1>{t('checkout.plans.title')}</h1>
      <p className={layout.lead}>{t('checkout.plans.lead')}</p>
      {plans.length > 0 ? (
        <PlanChoice plans={plans} signs={loaderData.signs} />
      ) : (
        <EmptyState
          title={t('checkout.plans.empty')}
          action={<ButtonLink to="/dashboard">{t('shell.dashboard')}</ButtonLink>}
        >
          {t('checkout.plans.empty-text')}
        </EmptyState>
      )}
      <TextLink alone to="/dashboard">
        {t('checkout.back')}
      </TextLink>
    </div>
  )
}

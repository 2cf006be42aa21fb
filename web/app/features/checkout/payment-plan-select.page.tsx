import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { plans as planTexts } from '@rashi/contract/texts/en/plans'
import type { Api } from '../../lib/api.ts'
import { api } from '../../lib/client-api.ts'
import { pageContext } from '../../lib/page-context.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { userStore } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { selectedHoroscope } from '../charts/index.ts'
import type { Route } from './+types/payment-plan-select.page.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import styles from './payment-plan-select.module.css'
import { PlanChoice } from './plan-choice.tsx'
import { visiblePlans } from './plan.rules.ts'
import { loadSignLines } from './sign-lines.ts'

registerTexts(billing)
registerTexts(checkout)
registerTexts(planTexts)

/** The sign whose lines are shown to those who have not chosen one. */
const sampleSign = 'Aries'

/** Loads the catalogue; `opens` counts an opening of the page by a browser. */
async function loadPlans(guest: Api, options: { opens?: 'plans' } = {}) {
  const [{ plans }, { horoscopes }] = await Promise.all([
    guest.guest('GET /payment-plan/plans', options),
    guest.guest('GET /horoscope'),
  ])
  return {
    plans,
    signs: horoscopes.map(({ id, key, translations }) => ({ id, key, translations })),
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api: guest } = context.get(pageContext)
  const [catalogue, lines] = await Promise.all([loadPlans(guest), loadSignLines(guest, sampleSign)])
  return { ...catalogue, lines, isOfReader: false }
}

/** The server's page may come from its cache and is that of a guest, so the browser loads the data again. */
export async function clientLoader() {
  const ofReader = async () => {
    // Without the reader's details a plan can be chosen as well.
    const user = session.isLive() ? await userStore.load().catch(() => undefined) : undefined
    const key = selectedHoroscope.get()?.key ?? user?.generated_horoscope.key ?? sampleSign
    return loadSignLines(api, key, inOwnTimeZone())
  }
  const [catalogue, lines] = await Promise.all([loadPlans(api, { opens: 'plans' }), ofReader()])
  return { ...catalogue, lines, isOfReader: true }
}
clientLoader.hydrate = true as const

export default function PaymentPlanSelectPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const plans = visiblePlans(loaderData.plans)
  return (
    <div className={styles.page}>
      <PageHead title={t('checkout.plans.title')} description={t('checkout.plans.description')} />
      <CheckoutSteps current="plan" />
      {plans.length > 0 ? (
        <PlanChoice {...loaderData} plans={plans} />
      ) : (
        <>
          <h1>{t('checkout.plans.title')}</h1>
          <EmptyState
            title={t('checkout.plans.empty')}
            action={<ButtonLink to="/dashboard">{t('shell.dashboard')}</ButtonLink>}
          >
            {t('checkout.plans.empty-text')}
          </EmptyState>
        </>
      )}
      <TextLink alone to="/dashboard">
        {t('checkout.back')}
      </TextLink>
    </div>
  )
}

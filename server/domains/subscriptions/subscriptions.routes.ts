import { formatDay } from '@rashi/contract/dates.rules'
import { languageCodeOf } from '@rashi/contract/languages.rules'
import { type CountedPage, openedPageHeader } from '@rashi/contract/opened-page.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { Serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { planPages } from '../../platform/visitor-counters.ts'
import { translate } from '../languages/index.ts'
import { chosenLanguage, mapProviderOutage, type PaymentsContext } from '../payments/index.ts'
import { cancelSubscription } from './changes/cancel-subscription.ts'
import { changeRenewalCard } from './changes/change-renewal-card.ts'
import { withdrawSubscription } from './changes/withdraw-subscription.ts'
import { applyCoupon } from './coupons/apply-coupon.ts'
import { limitWrongCodes } from './coupons/limit-wrong-codes.ts'
import { endPromoCode, listPromoCodes, makePromoCode } from './coupons/studio-coupons.ts'
import { buySubscription } from './orders/buy-subscription.ts'
import { completeSubscription } from './orders/complete-subscription.ts'
import { listPlans } from './plans/list-plans.ts'
import { listHistoricSubscriptions } from './presentation/list-subscriptions.ts'
import { changePrice, previewPrice } from './prices/change-price.ts'
import { listStudioPlans } from './prices/list-studio-plans.ts'
import { offerPlan } from './prices/offer-plan.ts'
import { renewByHand } from './renewals/renew-by-hand.ts'

export function subscriptions(plainServe: Serve, context: PaymentsContext): void {
  servePlansOfStudio(plainServe, context)
  const serve = mapProviderOutage(plainServe, context.log)

  serve('GET /payment-plan/plans', async ({ reply: { request } }) => {
    const opened: CountedPage = 'plans'
    if (request.headers[openedPageHeader] === opened) planPages.inc()
    return { plans: await listPlans(context.db) }
  })

  serve('POST /payment-plan/apply-discount-code', async ({ query, session, languageId, reply }) => {
    const language = chosenLanguage(Number(query.selectedlang), languageId)
    try {
      const { userId } = session
      const order = { userId, code: query.code, plan: query.selectedPlan }
      const coupon = await limitWrongCodes(context, userId, () => applyCoupon(context, order))
      const weeks = String(coupon.period)
      const msg = await translate(context.db, language, 'billing.coupon-applied', { weeks })
      return { status: 200, msg, coupon }
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error
      const message = await translate(context.db, language, `refusal.${error.code}`)
      return reply.code(404).send({ status: 404, msg: message, message, code: error.code })
    }
  })

  serve('POST /payment-plan/buy-subscription', ({ body, session, address, languageId }) =>
    buySubscription(context, body, { userId: session.userId, address, languageId }),
  )
  serve('POST /payment-plan/complete-subscription', ({ body, session, languageId }) =>
    completeSubscription(context, {
      userId: session.userId,
      purchaseId: body.user_payment_plan_id,
      languageId,
    }),
  )
  serve('POST /payment-plan/renew-subscription', ({ body, session, address, languageId }) =>
    renewByHand(context, body, { userId: session.userId, address, languageId }),
  )
  serve('POST /payment-plan/cancel-subscription', async ({ body, session, languageId }) => {
    const subscription = await cancelSubscription(context, {
      userId: session.userId,
      subscriptionId: body.subscription_id,
    })
    const date = formatDay(subscription.subscription_ended ?? '', languageCodeOf(languageId))
    const msg = await translate(context.db, languageId, 'billing.cancelled', { date })
    return { subscription, msg }
  })
  serve(
    'POST /payment-plan/change-payment-card',
    async ({ body, session, address, languageId }) => {
      const payer = { userId: session.userId, address }
      const { subscription, confirmationUrl } = await changeRenewalCard(context, body, payer)
      const msg = await translate(
        context.db,
        languageId,
        confirmationUrl === null ? 'billing.card-changed' : 'billing.card-to-confirm',
      )
      return { subscription, msg, confirmation_url: confirmationUrl }
    },
  )
  serve('POST /payment-plan/withdraw-subscription', async ({ body, session, languageId }) => {
    const subscription = await withdrawSubscription(context, {
      userId: session.userId,
      subscriptionId: body.subscription_id,
      shownPence: Math.round(body.refund_amount * 100),
    })
    const amount = formatPrice(subscription.refund?.amount ?? 0, languageCodeOf(languageId))
    const msg = await translate(context.db, languageId, 'billing.withdrawn', { amount })
    return { subscription, msg }
  })
  serve('GET /payment-plan/get-user-historic-subscriptions', async ({ session }) => ({
    subscriptions: await listHistoricSubscriptions(context, session.userId),
  }))
}

/** Serves the studio, where an owner changes plans, prices and promo codes. */
function servePlansOfStudio(serve: Serve, context: PaymentsContext): void {
  serve('GET /studio/plans', () => listStudioPlans(context))
  serve('POST /studio/preview-plan-price', ({ body }) => previewPrice(context, body))
  serve('POST /studio/change-plan-price', (request) => changePrice(context, request.body, request))
  serve('POST /studio/offer-plan', (request) => offerPlan(context, request.body, request))
  serve('GET /studio/promo-codes', ({ query }) => listPromoCodes(context, query))
  serve('POST /studio/make-promo-code', (request) => makePromoCode(context, request.body, request))
  serve('POST /studio/end-promo-code', (request) => endPromoCode(context, request.body, request))
}

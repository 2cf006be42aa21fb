import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { Serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translate } from '../languages/index.ts'
import type { BillingContext } from './billing-context.ts'
import { listCards } from './cards/list-cards.ts'
import { removeCard } from './cards/remove-card.ts'
import { saveCard } from './cards/save-card.ts'
import { applyCoupon } from './coupons/apply-coupon.ts'
import { limitWrongCodes } from './coupons/limit-wrong-codes.ts'
import { formatDay, formatPounds } from './letters/letter.rules.ts'
import { getPayment, listPayments } from './payments/list-payments.ts'
import { listPlans } from './plans/list-plans.ts'
import { refusingUnavailable } from './refusing-unavailable.ts'
import { renewByHand } from './renewals/renew-by-hand.ts'
import { languageOf } from './subscriptions/answer-of.ts'
import { buySubscription } from './subscriptions/buy-subscription.ts'
import { cancelSubscription } from './subscriptions/cancel-subscription.ts'
import { chargeOtherCard } from './subscriptions/charge-other-card.ts'
import { completeSubscription } from './subscriptions/complete-subscription.ts'
import { listHistoricSubscriptions } from './subscriptions/list-subscriptions.ts'
import { receive } from './webhooks/receive-event.ts'
import { withdrawSubscription } from './withdrawals/withdraw-subscription.ts'

export function billing(plainServe: Serve, context: BillingContext): void {
  const serve = refusingUnavailable(plainServe, context.log)

  serve('GET /payment-plan/plans', async () => ({ plans: await listPlans(context.db) }))

  serve('POST /payment-plan/save-payment-card', async ({ body, session }) => ({
    cards: await saveCard(context, { userId: session.userId, token: body.token }),
  }))
  serve('GET /payment-plan/get-payment-cards', async ({ session }) => ({
    cards: await listCards(context, session.userId),
  }))
  serve(
    'DELETE /payment-plan/payment-card/:stripe_card_id',
    async ({ params, session, languageId }) => ({
      cards: await removeCard(context, { userId: session.userId, cardId: params.stripe_card_id }),
      msg: await translate(context.db, languageId, 'billing.card-removed'),
    }),
  )

  serve('POST /payment-plan/apply-discount-code', async ({ query, session, languageId, reply }) => {
    const language = languageOf(Number(query.selectedlang), languageId)
    try {
      const { userId } = session
      const asked = { userId, code: query.code, plan: query.selectedPlan }
      const coupon = await limitWrongCodes(context, userId, () => applyCoupon(context, asked))
      const weeks = String(coupon.period)
      const msg = await translate(context.db, language, 'billing.coupon-applied', { weeks })
      return { status: 200, msg, coupon }
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error
      const message = await translate(context.db, language, `refusal.${error.code}`)
      return reply.code(404).send({ status: 404, msg: message, message, code: error.code })
    }
  })

  serve('POST /payment-plan/buy-subscription', ({ body, session, languageId }) =>
    buySubscription(context, body, { userId: session.userId, languageId }),
  )
  serve('POST /payment-plan/complete-subscription', ({ body, session, languageId }) =>
    completeSubscription(context, {
      userId: session.userId,
      purchaseId: body.user_payment_plan_id,
      languageId,
    }),
  )
  serve('POST /payment-plan/renew-subscription', ({ body, session, languageId }) =>
    renewByHand(context, body, { userId: session.userId, languageId }),
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
  serve('POST /payment-plan/change-payment-card', async ({ body, session, languageId }) => ({
    subscription: await chargeOtherCard(context, {
      userId: session.userId,
      subscriptionId: body.subscription_id,
      cardId: body.card_id,
    }),
    msg: await translate(context.db, languageId, 'billing.card-changed'),
  }))
  serve('POST /payment-plan/withdraw-subscription', async ({ body, session, languageId }) => {
    const subscription = await withdrawSubscription(context, {
      userId: session.userId,
      subscriptionId: body.subscription_id,
      shownPence: Math.round(body.refund_amount * 100),
    })
    const amount = formatPounds(Math.round((subscription.refund?.amount ?? 0) * 100))
    const msg = await translate(context.db, languageId, 'billing.withdrawn', { amount })
    return { subscription, msg }
  })
  serve('GET /payment-plan/get-user-historic-subscriptions', async ({ session }) => ({
    subscriptions: await listHistoricSubscriptions(context, session.userId),
  }))

  serve('GET /payment-plan/purchases', ({ query, session }) =>
    listPayments(context.db, { userId: session.userId, beforeId: query.before }),
  )
  serve('GET /payment-plan/purchases/:id', async ({ params, session }) => ({
    purchase: await getPayment(context.db, { userId: session.userId, id: params.id }),
  }))

  serve('POST /payment-webhook', async ({ rawBody, reply, languageId }) => {
    const signature = reply.request.headers['stripe-signature']
    await receive(context, { body: rawBody, signature: String(signature ?? '') })
    return { msg: await translate(context.db, languageId, 'billing.event-received') }
  })
}

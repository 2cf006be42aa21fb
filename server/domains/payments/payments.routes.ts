import type { Serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { say } from '../languages/index.ts'
import type { BillingContext } from './payable/payments-context.ts'
import { listCards } from './cards/list-cards.ts'
import { removeCard } from './cards/remove-card.ts'
import { saveCard } from './cards/save-card.ts'
import { applyCoupon } from '../subscriptions/coupons/apply-coupon.ts'
import { limitWrongCodes } from '../subscriptions/coupons/limit-wrong-codes.ts'
import { formatDay, formatPounds } from './format/format.rules.ts'
import { languageCodeOf } from '../subscriptions/emails/send-email.ts'
import { getPayment, listPayments } from './history/list-payments.ts'
import { listPlans } from '../subscriptions/plans/list-plans.ts'
import { refusingUnavailable } from './provider/map-provider-outage.ts'
import { renewByHand } from '../subscriptions/renewals/renew-by-hand.ts'
import { languageOf } from './checkout/describe-outcome.ts'
import { buySubscription } from '../subscriptions/orders/buy-subscription.ts'
import { cancelSubscription } from '../subscriptions/changes/cancel-subscription.ts'
import { chargeOtherCard } from '../subscriptions/changes/change-renewal-card.ts'
import { completeSubscription } from '../subscriptions/orders/complete-subscription.ts'
import { listHistoricSubscriptions } from '../subscriptions/presentation/list-subscriptions.ts'
import { receive } from './webhooks/receive-event.ts'
import { withdrawSubscription } from '../subscriptions/changes/withdraw-subscription.ts'

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
      msg: say(languageId, 'billing.card-removed'),
    }),
  )

  serve('POST /payment-plan/apply-discount-code', async ({ query, session, languageId, reply }) => {
    const language = languageOf(Number(query.selectedlang), languageId)
    try {
      const { userId } = session
      const asked = { userId, code: query.code, plan: query.selectedPlan }
      const coupon = await limitWrongCodes(context, userId, () => applyCoupon(context, asked))
      const weeks = String(coupon.period)
      const msg = say(language, 'billing.coupon-applied').replace('{{weeks}}', weeks)
      return { status: 200, msg, coupon }
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error
      const message = say(language, `refusal.${error.code}`)
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
    return { subscription, msg: say(languageId, 'billing.cancelled').replace('{{date}}', date) }
  })
  serve('POST /payment-plan/change-payment-card', async ({ body, session, languageId }) => ({
    subscription: await chargeOtherCard(context, {
      userId: session.userId,
      subscriptionId: body.subscription_id,
      cardId: body.card_id,
    }),
    msg: say(languageId, 'billing.card-changed'),
  }))
  serve('POST /payment-plan/withdraw-subscription', async ({ body, session, languageId }) => {
    const subscription = await withdrawSubscription(context, {
      userId: session.userId,
      subscriptionId: body.subscription_id,
      shownPence: Math.round(body.refund_amount * 100),
    })
    const amount = formatPounds(Math.round((subscription.refund?.amount ?? 0) * 100))
    return { subscription, msg: say(languageId, 'billing.withdrawn').replace('{{amount}}', amount) }
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
    return { msg: say(languageId, 'billing.event-received') }
  })
}

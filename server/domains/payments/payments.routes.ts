import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../languages/index.ts'
import { listCards } from './cards/list-cards.ts'
import { removeCard } from './cards/remove-card.ts'
import { saveCard } from './cards/save-card.ts'
import { getPayment, listPayments } from './history/list-payments.ts'
import type { PaymentsContext } from './payable/payable.ts'
import { mapProviderOutage } from './provider/map-provider-outage.ts'
import { receiveWebhook } from './webhooks/receive-event.ts'

export function payments(plainServe: Serve, context: PaymentsContext): void {
  const serve = mapProviderOutage(plainServe, context.log)

  serve('POST /payment-plan/save-payment-card', async ({ body, session, address }) => ({
    cards: await saveCard(context, { userId: session.userId, address, token: body.token }),
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

  serve('GET /payment-plan/purchases', ({ query, session }) =>
    listPayments(context, { userId: session.userId, beforeId: query.before }),
  )
  serve('GET /payment-plan/purchases/:id', async ({ params, session }) => ({
    purchase: await getPayment(context, { userId: session.userId, id: params.id }),
  }))

  serve('POST /payment-webhook', async ({ rawBody, reply, languageId }) => {
    const signature = reply.request.headers['stripe-signature']
    await receiveWebhook(context, { body: rawBody, signature: String(signature ?? '') })
    return { msg: await translate(context.db, languageId, 'billing.event-received') }
  })
}

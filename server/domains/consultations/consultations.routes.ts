import type { Serve } from '../../platform/http/serve.ts'
import { type PaymentsContext, mapProviderOutage } from '../payments/index.ts'
import { authorizeConsultation, buyConsultation } from './buy-consultation.ts'
import { changeOrder } from './change-order.ts'
import { getConsultation, listConsultations } from './catalogue/list-consultations.ts'
import { getOwnOrder } from './orders/get-own-order.ts'
import { listUserConsultations } from './orders/list-orders.ts'

export function consultations(plainServe: Serve, context: PaymentsContext): void {
  const { db, log } = context
  const serve = mapProviderOutage(plainServe, log)

  serve('GET /consultation', async () => ({ consultations: await listConsultations(db) }))
  serve('GET /consultation/selected-consultation', async ({ query }) => ({
    consultation: await getConsultation(db, query.slug),
  }))
  serve('POST /payment-plan/buy-consultation', ({ body, session, address, languageId }) =>
    buyConsultation(context, body, { userId: session.userId, address, languageId }),
  )
  serve('POST /payment-plan/authorize-consultation-purchase', ({ body, session, languageId }) =>
    authorizeConsultation(context, body.userConsultationId, {
      userId: session.userId,
      languageId,
    }),
  )
  serve('POST /user-consultation/update-web', ({ body, session, languageId }) =>
    changeOrder(context, body, { userId: session.userId, languageId }),
  )
  serve('GET /user-consultation', async ({ session }) => ({
    userConsultations: await listUserConsultations(db, session.userId),
  }))
  serve('GET /user-consultation/:id', ({ params, session }) =>
    getOwnOrder(db, { userId: session.userId, id: params.id }),
  )
}

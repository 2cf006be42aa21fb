import type { Serve } from '../../platform/http/serve.ts'
import { type PaymentsContext, mapProviderOutage } from '../payments/index.ts'
import { authorizeConsultation, buyConsultation } from './buy-consultation.ts'
import { changeOrder } from './change-order.ts'
import { listStudioConsultations } from './catalogue/change-catalogue.ts'
import {
  changeConsultationPrice,
  changeConsultationTexts,
  offerConsultation,
} from './catalogue/change-consultation.ts'
import {
  addQuestion,
  changeQuestion,
  orderQuestions,
  retireQuestion,
} from './catalogue/change-questions.ts'
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
  serveCatalogueOfStudio(plainServe, context)
}

/** Serves the studio, where staff change texts, questions and prices of consultations. */
function serveCatalogueOfStudio(serve: Serve, context: PaymentsContext): void {
  serve('GET /studio/consultations', () => listStudioConsultations(context.db))
  serve('POST /studio/change-consultation', (request) =>
    changeConsultationTexts(context, request.body, request),
  )
  serve('POST /studio/add-question', (request) => addQuestion(context, request.body, request))
  serve('POST /studio/change-question', (request) => changeQuestion(context, request.body, request))
  serve('POST /studio/retire-question', (request) => retireQuestion(context, request.body, request))
  serve('POST /studio/order-questions', (request) => orderQuestions(context, request.body, request))
  serve('POST /studio/change-consultation-price', (request) =>
    changeConsultationPrice(context, request.body, request),
  )
  serve('POST /studio/offer-consultation', (request) =>
    offerConsultation(context, request.body, request),
  )
}

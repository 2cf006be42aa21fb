import type { Serve } from '../../../platform/http/serve.ts'
import { countWaitingOrders, listStudioOrders } from './list-studio-orders.ts'
import { showStudioOrder } from './show-studio-order.ts'
import type { StudioOrdersContext } from './studio-orders-context.ts'
import { saveAnswerDraft, sendAnswer } from './write-answer.ts'

export function studioOrders(serve: Serve, context: StudioOrdersContext): void {
  serve('GET /studio/orders', ({ query }) => listStudioOrders(context, query))
  serve('GET /studio/orders-waiting', () => countWaitingOrders(context))
  serve('GET /studio/order', (request) => showStudioOrder(context, request.query.id, request))
  serve('POST /studio/save-answer-draft', (request) =>
    saveAnswerDraft(context, request.body, request),
  )
  serve('POST /studio/send-answer', (request) => sendAnswer(context, request.body, request))
}

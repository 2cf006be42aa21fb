import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { recordAct } from '../../operations/index.ts'
import { deleteDraft, insertAnswer, saveDraft } from '../answers/answer.repository.ts'
import '../emails/email-queue.ts'
import { markOrderAnswered } from '../orders/answer-orders.ts'
import { lockOrder, type OrderRow, raiseVersion } from '../orders/order.repository.ts'
import { readStudioOrder } from './show-studio-order.ts'
import type { OrderCaller, StudioOrdersContext } from './studio-orders-context.ts'

/**
 * Locks an order that is not closed.
 *
 * @throws {Refusal} `not-found`; `order-closed` after a refund; `changed-meanwhile` unless it is as the caller saw it
 */
async function lockAsSeen(
  trx: Trx,
  { id, version }: { id: string; version: number },
): Promise<OrderRow> {
  const order = await lockOrder(trx, id)
  if (!order) throw new Refusal('not-found')
  if (order.revoked_at !== null) throw new Refusal('order-closed')
  if (order.version !== version) throw new Refusal('changed-meanwhile')
  return order
}

/** Saves what is written so far; an empty text removes the draft. */
export async function saveAnswerDraft(
  context: StudioOrdersContext,
  { id, version, text }: ParsedBodyOf<'POST /studio/save-answer-draft'>,
  caller: OrderCaller,
): Promise<ResponseOf<'POST /studio/save-answer-draft'>> {
  const at = context.clock.now()
  await write(context.db, async (trx) => {
    await lockAsSeen(trx, { id, version })
    if (text === '') await deleteDraft(trx, id)
    else await saveDraft(trx, { order_id: id, text, saved_by: caller.staff.name, saved_at: at })
    await raiseVersion(trx, id)
    const details = { characters: text.length }
    await recordAct(trx, caller, { at, object: 'order', objectId: id, details })
  })
  return readStudioOrder(context, id)
}

/** Sends the answer, or an addition to one that was sent; its email goes out once this is committed. */
export async function sendAnswer(
  context: StudioOrdersContext,
  { id, version, text, is_addition }: ParsedBodyOf<'POST /studio/send-answer'>,
  caller: OrderCaller,
): Promise<ResponseOf<'POST /studio/send-answer'>> {
  const { clock, db, jobs } = context
  const at = clock.now()
  await write(db, async (trx) => {
    const order = await lockAsSeen(trx, { id, version })
    if (is_addition !== (order.answered_at !== null)) throw new Refusal('changed-meanwhile')
    const answer = { order_id: id, text, answered_by: caller.staff.name, sent_at: at }
    const number = await insertAnswer(trx, answer)
    await deleteDraft(trx, id)
    if (is_addition) await raiseVersion(trx, id)
    else await markOrderAnswered(trx, id, at)
    const details = { number, characters: text.length }
    await recordAct(trx, caller, { at, object: 'order', objectId: id, details })
    await jobs.enqueue(trx, 'consultation-answer', { orderId: id, number })
  })
  return readStudioOrder(context, id)
}

import type { ParsedBodyOf, PurchaseAnswer } from '@rashi/contract'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  chooseCard,
  countOnlyRefusals,
  findAttempt,
  findLiveAttempt,
  type PaymentsContext,
  refuseChangedPrice,
  resumeAttempt,
  returnAddress,
  takeRefusedPayment,
} from '../../payments/index.ts'
import { getGroupOfSubscription } from '../groups/get-group.ts'
import { periodToRenew } from '../groups/period.rules.ts'
import { findGroup, lockGroup } from '../groups/subscription.repository.ts'
import { applyAnnouncedPrice } from '../prices/apply-announced-price.ts'
import { answerPurchase } from '../presentation/answer-purchase.ts'
import { openRenewal } from './open-renewal.ts'

const subscriptionsPage = '/my-subscriptions'

/** Pays a renewal that failed, with the buyer present to confirm it. */
export async function renewByHand(
  context: PaymentsContext,
  form: ParsedBodyOf<'POST /payment-plan/renew-subscription'>,
  { userId, address, languageId }: { userId: string; address: string; languageId: number },
): Promise<PurchaseAnswer> {
  const { config, db } = context
  const subscriptionId = form.subscription_id
  const found = await getGroupOfSubscription(db, { userId, subscriptionId })
  const card = await chooseCard(context, { userId, cardId: form.card_id, orNewest: true })
  const payer = { userId, address }
  const opened = await write(db, async (trx) => {
    const due = await lockGroup(trx, found.id)
    const live = await findLiveAttempt(trx, due.id)
    if (live) return { attemptId: live.id, isNew: false }
    if (due.status !== 'past_due') throw new Refusal('conflict')
    const { startsAt } = periodToRenew(due, context.clock.now())
    const group = await applyAnnouncedPrice(trx, due, startsAt)
    refuseChangedPrice(form.expected_amount, group.amount_pence)
    await takeRefusedPayment(trx, context, payer)
    const path = form.return_path ?? subscriptionsPage
    const attemptId = await openRenewal(trx, context, group, {
      card,
      returnUrl: returnAddress(config.publicUrl, path, group.id),
    })
    return { attemptId, isNew: true }
  })
  const pay = async () => {
    const attempt = await findAttempt(db, opened.attemptId)
    const payment = attempt ? await resumeAttempt(context, attempt) : null
    return answerRenewal(context, { payment, groupId: found.id, languageId })
  }
  return opened.isNew ? countOnlyRefusals(context, payer, pay) : pay()
}

async function answerRenewal(
  { db }: Pick<PaymentsContext, 'db'>,
  {
    payment,
    groupId,
    languageId,
  }: { payment: Payment | null; groupId: string; languageId: number },
): Promise<PurchaseAnswer> {
  if (payment?.state === 'requires_action' && payment.clientSecret)
    return answerPurchase(
      db,
      { type: 'requires_action', purchaseId: groupId, clientSecret: payment.clientSecret },
      languageId,
      'billing.renewed',
    )
  if ((await findGroup(db, groupId))?.status !== 'active')
    throw new Refusal('card-refused', { reason: cardReasonOf(payment?.failure?.code) })
  const outcome = { type: 'succeeded', purchaseId: groupId, clientSecret: null } as const
  return answerPurchase(db, outcome, languageId, 'billing.renewed')
}

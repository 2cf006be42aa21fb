import type { ParsedBodyOf, PurchaseAnswer } from '@rashi/contract'
import { cardReasonOf } from '@rashi/contract/card-reason.rules'
import { validate } from 'uuid'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAttempt, findLiveAttempt } from '../../payments/attempts/attempt.repository.ts'
import { pursue } from '../../payments/settlement/resume-unsettled.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { chooseCard } from '../../payments/cards/choose-card.ts'
import { returnAddress } from '../../payments/checkout/buy.ts'
import { answerOf } from '../../payments/checkout/describe-outcome.ts'
import {
  findGroup,
  findGroupOfSubscription,
  lockGroup,
} from '../groups/subscription.repository.ts'
import { openRenewal } from './renew-due.ts'

const defaultReturnPath = '/my-subscriptions'

/** Pays a renewal that failed, with the buyer there to confirm it. */
export async function renewByHand(
  context: BillingContext,
  form: ParsedBodyOf<'POST /payment-plan/renew-subscription'>,
  { userId, languageId }: { userId: string; languageId: number },
): Promise<PurchaseAnswer> {
  const { config, db } = context
  const found = validate(form.subscription_id)
    ? await findGroupOfSubscription(db, { userId, subscriptionId: form.subscription_id })
    : undefined
  if (!found) throw new Refusal('not-found')
  const card = await chooseCard(context, { userId, cardId: form.card_id, orNewest: true })
  const attemptId = await write(db, async (trx) => {
    const group = await lockGroup(trx, found.id)
    const live = await findLiveAttempt(trx, group.id)
    if (live) return live.id
    if (group.status !== 'past_due') throw new Refusal('conflict')
    const path = form.return_path ?? defaultReturnPath
    return openRenewal(trx, context, group, {
      card,
      returnUrl: returnAddress(config.publicUrl, path, group.id),
    })
  })
  const attempt = await findAttempt(db, attemptId)
  const payment = attempt ? await pursue(context, attempt) : null
  return answerOfRenewal(context, { payment, groupId: found.id, languageId })
}

async function answerOfRenewal(
  { db }: Pick<BillingContext, 'db'>,
  {
    payment,
    groupId,
    languageId,
  }: { payment: Payment | null; groupId: string; languageId: number },
): Promise<PurchaseAnswer> {
  if (payment?.state === 'requires_action' && payment.clientSecret)
    return answerOf(
      { type: 'requires_action', purchaseId: groupId, clientSecret: payment.clientSecret },
      languageId,
      'billing.renewed',
    )
  if ((await findGroup(db, groupId))?.status !== 'active') {
    const failure = payment?.failure
    throw new Refusal('card-refused', {
      ...(failure?.sentence ? { sentence: failure.sentence } : {}),
      ...(failure ? { reason: cardReasonOf(failure.code) } : {}),
    })
  }
  const outcome = { type: 'succeeded', purchaseId: groupId, clientSecret: null } as const
  return answerOf(outcome, languageId, 'billing.renewed')
}

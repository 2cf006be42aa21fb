import type { ParsedBodyOf, PurchaseAnswer } from '@rashi/contract'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { chooseCard } from '../../payments/cards/choose-card.ts'
import { buy } from '../../payments/checkout/buy.ts'
import { answerOf, languageOf } from '../../payments/checkout/describe-outcome.ts'
import { quoteSubscription } from './quote-subscription.ts'
import { subscriptionKind } from './subscription-payable.ts'

/** The page on which a buyer who comes back from the bank goes on. */
const defaultReturnPath = '/enter-payment-details'

/** Buys a plan on a sign, by card or promo code, or a Diamond combo on two signs. */
export async function buySubscription(
  context: BillingContext,
  form: ParsedBodyOf<'POST /payment-plan/buy-subscription'>,
  { userId, languageId }: { userId: string; languageId: number },
): Promise<PurchaseAnswer> {
  const quote = await quoteSubscription(context, form, userId)
  const card =
    quote.amountPence === 0
      ? null
      : await chooseCard(context, { userId, cardId: form.card_id, orNewest: form.is_combo })
  const outcome = await buy(context, {
    userId,
    kind: subscriptionKind,
    quote,
    card,
    languageId: languageOf(form.selectedLang, languageId),
    requestKey: form.request_key,
    returnPath: form.return_path ?? defaultReturnPath,
  })
  return answerOf(outcome, languageId, 'billing.subscribed')
}

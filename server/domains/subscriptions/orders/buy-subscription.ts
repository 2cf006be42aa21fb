import type { ParsedBodyOf, PurchaseAnswer } from '@rashi/contract'
import {
  buy,
  chooseCard,
  chosenLanguage,
  defaultReturnPath,
  type PaymentsContext,
} from '../../payments/index.ts'
import { answerPurchase } from '../presentation/answer-purchase.ts'
import { quoteSubscription } from './quote-subscription.ts'
import { subscriptionPayable } from './subscription-payable.ts'

/** Buys a plan on a sign, by card or promo code, or a Diamond combo on two signs. */
export async function buySubscription(
  context: PaymentsContext,
  form: ParsedBodyOf<'POST /payment-plan/buy-subscription'>,
  { userId, address, languageId }: { userId: string; address: string; languageId: number },
): Promise<PurchaseAnswer> {
  const language = chosenLanguage(form.selectedLang, languageId)
  const quote = await quoteSubscription(context, form, { userId, languageId: language })
  const card =
    quote.amountPence === 0
      ? null
      : await chooseCard(context, { userId, cardId: form.card_id, orNewest: form.is_combo })
  const outcome = await buy(context, {
    userId,
    address,
    payable: subscriptionPayable,
    quote,
    expectedAmount: form.expected_amount,
    card,
    languageId: language,
    requestKey: form.request_key,
    returnPath: form.return_path ?? defaultReturnPath,
  })
  return answerPurchase(context.db, outcome, languageId, 'billing.subscribed')
}

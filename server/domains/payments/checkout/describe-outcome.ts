import type { PurchaseAnswer } from '@rashi/contract'
import { builtInLanguages, type TextKey } from '@rashi/contract/texts'
import { say } from '../../languages/index.ts'
import type { Outcome } from './buy.ts'

/** What is answered of a subscription's purchase or renewal. */
export const answerOf = (
  { type, purchaseId, clientSecret }: Outcome,
  languageId: number,
  success: TextKey,
): PurchaseAnswer => ({
  type: type === 'succeeded' ? 'succeeded' : 'require_3d',
  client_secret: clientSecret,
  user_payment_plan_id: purchaseId,
  msg: say(languageId, type === 'succeeded' ? success : 'billing.confirmation-needed'),
})

/** The language that the buyer has chosen, for letters; the request's where it is none of ours. */
export const languageOf = (chosen: number | undefined, ofRequest: number): number =>
  builtInLanguages.find(({ id }) => id === chosen)?.id ?? ofRequest

import type { PurchaseAnswer } from '@rashi/contract'
import { isLanguageId } from '@rashi/contract/languages.rules'
import type { TextKey } from '@rashi/contract/texts'
import type { Db } from '../../../platform/database/database.ts'
import { translate } from '../../languages/index.ts'
import type { Outcome } from '../purchases/buy.ts'

/** What is answered of a subscription's purchase or renewal. */
export const answerOf = async (
  db: Db,
  { type, purchaseId, clientSecret }: Outcome,
  languageId: number,
  success: TextKey,
): Promise<PurchaseAnswer> => ({
  type: type === 'succeeded' ? 'succeeded' : 'require_3d',
  client_secret: clientSecret,
  user_payment_plan_id: purchaseId,
  msg: await translate(
    db,
    languageId,
    type === 'succeeded' ? success : 'billing.confirmation-needed',
  ),
})

/** The language that the buyer has chosen, for letters; the request's where it is none of ours. */
export const languageOf = (chosen: number | undefined, ofRequest: number): number =>
  isLanguageId(chosen) ? chosen : ofRequest

import { isLanguageId } from '@rashi/contract/languages.rules'
import type { TextKey } from '@rashi/contract/texts'
import type { Db } from '../../../platform/database/database.ts'
import { translate } from '../../languages/index.ts'
import type { Outcome } from './buy.ts'

/** The page to which the bank returns a buyer unless their order names another. */
export const defaultReturnPath = '/enter-payment-details'

/** The parts of an outcome that the response of every purchase call has, under its own field names. */
export const describeOutcome = async (
  db: Db,
  { type, clientSecret }: Pick<Outcome, 'type' | 'clientSecret'>,
  languageId: number,
  success: TextKey,
): Promise<{ isPaid: boolean; client_secret: string | null; msg: string }> => {
  const isPaid = type === 'succeeded'
  return {
    isPaid,
    client_secret: clientSecret,
    msg: await translate(db, languageId, isPaid ? success : 'billing.confirmation-needed'),
  }
}

/** The language that the buyer chose for emails; the request's where it is not one of ours. */
export const chosenLanguage = (chosen: number | undefined, ofRequest: number): number =>
  isLanguageId(chosen) ? chosen : ofRequest

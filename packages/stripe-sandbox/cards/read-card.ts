import { StripeFailure } from '../shared/failures.ts'
import { passesLuhn, testCards, type CardBehaviour } from './test-cards.ts'

export interface CardDetails {
  number: string
  exp_month: string
  exp_year: string
  cvc?: string | undefined
}

export interface ReadCard {
  /** Digits only. Callers store the last four alone. */
  number: string
  expMonth: number
  /** Four digits. */
  expYear: number
  behaviour: CardBehaviour
}

const refused = (code: string, param: string, message: string, declineCode?: string) =>
  new StripeFailure(402, {
    type: 'card_error',
    code,
    param,
    message,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  })

/**
 * Validates a card as Stripe does before it asks the bank.
 * @throws {StripeFailure} 402 with the code of the invalid field: number, month, year or security code
 */
export function readCard(card: CardDetails, now: Temporal.Instant): ReadCard {
  const number = card.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number))
    throw refused('invalid_number', 'number', 'The card number is not a valid credit card number.')
  if (!passesLuhn(number))
    throw refused('incorrect_number', 'number', 'Your card number is incorrect.')

  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  const expMonth = /^\d{1,2}$/.test(card.exp_month) ? Number(card.exp_month) : 0
  if (expMonth < 1 || expMonth > 12)
    throw refused('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  const expYear = readYear(card.exp_year, today.year)
  if (expYear < today.year || expYear > today.year + 50)
    throw refused('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  if (hasExpired(expMonth, expYear, now))
    throw refused('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")

  const codeLength = /^3[47]/.test(number) ? /^\d{3,4}$/ : /^\d{3}$/
  if (card.cvc !== undefined && !codeLength.test(card.cvc))
    throw refused('invalid_cvc', 'cvc', "Your card's security code is invalid.")

  const behaviour = testCards.get(number)
  if (behaviour === undefined)
    throw refused(
      'card_declined',
      'number',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      'test_mode_live_card',
    )
  return { number, expMonth, expYear, behaviour }
}

/** A card is valid until the last day of its month, by the sandbox's clock (UTC). */
export function hasExpired(expMonth: number, expYear: number, now: Temporal.Instant): boolean {
  const today = now.toZonedDateTimeISO('UTC')
  return expYear * 12 + expMonth < today.year * 12 + today.month
}

/** Two digits mean a year of this century; anything but two or four digits is the year 0. */
function readYear(text: string, thisYear: number): number {
  if (/^\d{4}$/.test(text)) return Number(text)
  return /^\d{2}$/.test(text) ? thisYear - (thisYear % 100) + Number(text) : 0
}

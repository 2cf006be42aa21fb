/** The names of the card form's inputs (spec.md section 3). */
export const cardFields = [
  'card_number',
  'holders_name',
  'card_exp_month',
  'card_exp_year',
  'card_cvc',
] as const
export type CardField = (typeof cardFields)[number]

/** What is wrong with a field, as the text that says so. */
export type CardFaults = Partial<Record<CardField, CardFault>>
export type CardFault =
  | 'checkout.pay.number-required'
  | 'checkout.pay.number-too-long'
  | 'checkout.pay.number-invalid'
  | 'checkout.pay.holder-required'
  | 'checkout.pay.month-invalid'
  | 'checkout.pay.year-invalid'
  | 'checkout.pay.expiry-invalid'
  | 'checkout.pay.code-required'
  | 'checkout.pay.code-invalid'

export interface CardCheck {
  readonly faults: CardFaults
  /** Month or year is empty: that is said in passing too. */
  readonly isExpiryMissing: boolean
}

export type CardInput = Readonly<Record<CardField, string>>

const longestNumber = 16

/** Spaces between digits do not count. */
export const plainNumber = (typed: string): string => typed.replace(/\s/g, '')

/** Says what keeps a typed card from being sent to the provider (spec.md section 5). */
export function checkCard(card: CardInput): CardCheck {
  const faults: CardFaults = {}
  const number = plainNumber(card.card_number)
  if (number === '') faults.card_number = 'checkout.pay.number-required'
  else if (number.length > longestNumber) faults.card_number = 'checkout.pay.number-too-long'
  if (card.holders_name.trim() === '') faults.holders_name = 'checkout.pay.holder-required'
  const month = card.card_exp_month.trim()
  const year = card.card_exp_year.trim()
  if (!/^(0[1-9]|1[0-2])$/.test(month)) faults.card_exp_month = 'checkout.pay.month-invalid'
  if (!/^\d{4}$/.test(year)) faults.card_exp_year = 'checkout.pay.year-invalid'
  if (card.card_cvc.trim() === '') faults.card_cvc = 'checkout.pay.code-required'
  return { faults, isExpiryMissing: month === '' || year === '' }
}

export const readCard = (form: FormData): CardInput =>
  Object.fromEntries(
    cardFields.map((name) => [name, String(form.get(name) ?? '')]),
  ) as unknown as CardInput

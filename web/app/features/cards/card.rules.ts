/** The names of the card form's inputs (docs/product/spec.md section 3). */
export const cardFields = [
  'card_number',
  'holders_name',
  'card_exp_month',
  'card_exp_year',
  'card_cvc',
  'card_expiry',
] as const
export type CardField = (typeof cardFields)[number]

/** The text key of each field's error. */
export type CardErrors = Partial<Record<CardField, CardError>>
export type CardError =
  | 'checkout.pay.number-required'
  | 'checkout.pay.number-too-long'
  | 'checkout.pay.number-invalid'
  | 'checkout.pay.holder-required'
  | 'checkout.pay.month-invalid'
  | 'checkout.pay.year-invalid'
  | 'checkout.pay.expiry-invalid'
  | 'checkout.pay.expiry-form'
  | 'checkout.pay.code-required'
  | 'checkout.pay.code-invalid'

export interface CardCheck {
  readonly errors: CardErrors
  /** The month or the year is empty, which a toast says as well. */
  readonly isExpiryMissing: boolean
}

/** Removes the error of a field that is being corrected; returns the same object where it has none. */
export function withoutError(errors: CardErrors, name: string): CardErrors {
  if (!(name in errors)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name))
}

type ExpiryField = 'card_expiry'
export type CardInput = Readonly<Record<Exclude<CardField, ExpiryField>, string>> & {
  /** The expiry as MM/YYYY, where the form has a single field for it (docs/product/spec.md section 5). */
  readonly card_expiry?: string
}

const longestNumber = 16

/** Removes the spaces between digits. */
export const plainNumber = (typed: string): string => typed.replace(/\s/g, '')

/** Checks a typed card before it is sent to the provider (docs/product/spec.md section 5). */
export function checkCard(card: CardInput): CardCheck {
  const errors: CardErrors = {}
  const number = plainNumber(card.card_number)
  if (number === '') errors.card_number = 'checkout.pay.number-required'
  else if (number.length > longestNumber) errors.card_number = 'checkout.pay.number-too-long'
  if (card.holders_name.trim() === '') errors.holders_name = 'checkout.pay.holder-required'
  const month = card.card_exp_month.trim()
  const year = card.card_exp_year.trim()
  if (card.card_expiry !== undefined) {
    if (!/^(0[1-9]|1[0-2])\/\d{4}$/.test(card.card_expiry.trim()))
      errors.card_expiry = 'checkout.pay.expiry-form'
  } else checkTwoFields(errors, month, year)
  if (card.card_cvc.trim() === '') errors.card_cvc = 'checkout.pay.code-required'
  return { errors, isExpiryMissing: month === '' || year === '' }
}

function checkTwoFields(errors: CardErrors, month: string, year: string): void {
  if (!/^(0[1-9]|1[0-2])$/.test(month)) errors.card_exp_month = 'checkout.pay.month-invalid'
  if (!/^\d{4}$/.test(year)) errors.card_exp_year = 'checkout.pay.year-invalid'
}

/** Reads a card form, whether it has one field for the expiry or two. */
export function readCard(form: FormData): CardInput {
  const typed = (name: CardField) => String(form.get(name) ?? '')
  const card = {
    card_number: typed('card_number'),
    holders_name: typed('holders_name'),
    card_cvc: typed('card_cvc'),
  }
  if (!form.has('card_expiry'))
    return {
      ...card,
      card_exp_month: typed('card_exp_month'),
      card_exp_year: typed('card_exp_year'),
    }
  const card_expiry = typed('card_expiry')
  // Without a slash there is neither a month nor a year.
  const [month = '', year = ''] = card_expiry.includes('/') ? card_expiry.split('/') : []
  return { ...card, card_expiry, card_exp_month: month, card_exp_year: year }
}

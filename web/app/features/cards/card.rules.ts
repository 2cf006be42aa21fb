/** The names of the card form's inputs (spec.md section 3). */
export const cardFields = [
  'card_number',
  'holders_name',
  'card_exp_month',
  'card_exp_year',
  'card_cvc',
  'card_expiry',
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
  | 'checkout.pay.expiry-form'
  | 'checkout.pay.code-required'
  | 'checkout.pay.code-invalid'

export interface CardCheck {
  readonly faults: CardFaults
  /** Month or year is empty: that is said in passing too. */
  readonly isExpiryMissing: boolean
}

/** What is wrong once a field is being corrected; the same object where nothing was wrong with it. */
export function withoutFault(faults: CardFaults, name: string): CardFaults {
  if (!(name in faults)) return faults
  return Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name))
}

type ExpiryField = 'card_expiry'
export type CardInput = Readonly<Record<Exclude<CardField, ExpiryField>, string>> & {
  /** In one field, MM/YYYY, where the page asks so (spec.md section 5, reading two). */
  readonly card_expiry?: string
}

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
  if (card.card_expiry !== undefined) {
    if (!/^(0[1-9]|1[0-2])\/\d{4}$/.test(card.card_expiry.trim()))
      faults.card_expiry = 'checkout.pay.expiry-form'
  } else checkTwoFields(faults, month, year)
  if (card.card_cvc.trim() === '') faults.card_cvc = 'checkout.pay.code-required'
  return { faults, isExpiryMissing: month === '' || year === '' }
}

function checkTwoFields(faults: CardFaults, month: string, year: string): void {
  if (!/^(0[1-9]|1[0-2])$/.test(month)) faults.card_exp_month = 'checkout.pay.month-invalid'
  if (!/^\d{4}$/.test(year)) faults.card_exp_year = 'checkout.pay.year-invalid'
}

/** What was typed, whether the form asks for the expiry in one field or in two. */
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
  // Without a stroke there is neither a month nor a year.
  const [month = '', year = ''] = card_expiry.includes('/') ? card_expiry.split('/') : []
  return { ...card, card_expiry, card_exp_month: month, card_exp_year: year }
}

import { consentTexts } from '@rashi/contract/consent.rules'
import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import type { OneOffAnswer, ParsedBodyOf } from '@rashi/contract'
import { findOneOffPlan } from '@rashi/contract/one-off.rules'
import { Refusal } from '../../../platform/refusal.ts'
import { type Access, mayReadPart, readAccess } from '../../access/index.ts'
import {
  type PaymentsContext,
  buy,
  chooseCard,
  chosenLanguage,
  completePurchase,
  defaultReturnPath,
  describeOutcome,
  type Outcome,
  type Quote,
} from '../../payments/index.ts'
import { listHoroscopePaymentPlans } from '../../subscriptions/index.ts'
import { listSigns } from '../../charts/index.ts'
import { translate, translators } from '../../languages/index.ts'
import { dayAt } from '../periods/calendar.rules.ts'
import { findPeriodRow, listPartRows, type PeriodRow } from '../periods/horoscopes.repository.ts'
import { toReadablePeriod } from '../periods/present-period.ts'
import { oneOffPayable, type OrderedPeriod } from './one-off-payable.ts'
import { describeOneOff } from './purchase-texts.ts'

type Form = ParsedBodyOf<'POST /payment-plan/one-off-horoscope-purchase'>

interface Caller {
  readonly userId: string
  readonly languageId: number
}

type Buyer = Caller & { readonly address: string }

/** @throws {Refusal} `already-owned` if the buyer can read the period already by more than a trial. */
export async function buyOneOff(
  context: PaymentsContext,
  form: Form,
  { userId, address, languageId }: Buyer,
): Promise<OneOffAnswer> {
  const buyersLanguage = chosenLanguage(form.selectedLang, languageId)
  const outcome = await buy(context, {
    userId,
    address,
    payable: oneOffPayable,
    quote: await quoteOneOff(context, form, { userId, languageId: buyersLanguage }),
    expectedAmount: form.expected_amount,
    card: await chooseCard(context, { userId, cardId: form.card_id }),
    languageId: buyersLanguage,
    requestKey: form.request_key,
    returnPath: form.return_path ?? defaultReturnPath,
  })
  return presentOutcome(context, outcome, languageId)
}

/** Completes a purchase after 3-D Secure. @throws {Refusal} `payment-incomplete` unless it is paid. */
export async function completeOneOff(
  context: PaymentsContext,
  purchaseId: string,
  { userId, languageId }: Caller,
): Promise<OneOffAnswer> {
  await completePurchase(context, { userId, payable: oneOffPayable, purchaseId })
  return presentOutcome(context, { type: 'succeeded', purchaseId, clientSecret: null }, languageId)
}

async function presentOutcome(
  { db }: Pick<PaymentsContext, 'db'>,
  outcome: Outcome,
  languageId: number,
): Promise<OneOffAnswer> {
  const { isPaid, ...described } = await describeOutcome(db, outcome, languageId, 'one-off.bought')
  return {
    ...described,
    type: isPaid ? 'succeeded' : 'require_3d',
    userOneOffPurchaseId: outcome.purchaseId,
  }
}

/** Quotes a period at our own price. */
async function quoteOneOff(
  { clock, db }: PaymentsContext,
  form: Form,
  { userId, languageId }: Caller,
): Promise<Quote> {
  const [period, plans, signs, access] = await Promise.all([
    findPeriodRow(db, form.horoscope_data_id),
    listHoroscopePaymentPlans(db),
    listSigns(db),
    readAccess({ db, clock }, { userId, generatedSignId: null }),
  ])
  if (!period || period.starts_on > `${dayAt(clock.now())}`)
    throw new Refusal('horoscope-not-found')
  const plan = findOneOffPlan(plans, period.reading_period)
  if (plan?.payment_plan_id !== form.payment_plan_id)
    throw new Refusal('invalid', { errors: { payment_plan_id: ['validation.payment-plan'] } })
  if (form.horoscope_id != null && form.horoscope_id !== period.sign_id)
    throw new Refusal('invalid', { errors: { horoscope_id: ['validation.sign'] } })
  const translations = describeOneOff(await translators(db), period, signs)
  const { id, reading_period, sign_id } = period
  const ordered: OrderedPeriod = { id, reading_period, sign_id }
  return {
    amountPence: Math.round(plan.one_off_price * 100),
    slots: await listSlots(db, period, access),
    ownedRefusal: 'already-owned',
    description: inDefaultLanguage(translations)?.description ?? '',
    translations,
    ordered,
    consentText: await translate(db, languageId, consentTexts.reading),
    isRecurring: false,
  }
}

/** Lists the slots of a period and of the sections of a year that the buyer does not own. */
async function listSlots(
  db: PaymentsContext['db'],
  period: PeriodRow,
  access: Access,
): Promise<string[]> {
  const sections = (await listPartRows(db, [period.id])).filter(
    ({ id, kind, price_pence }) =>
      kind === 'section' &&
      !mayReadPart(access, { id, pricePence: price_pence }, toReadablePeriod(period)),
  )
  return [`period:${period.id}`, ...sections.map(({ id }) => `part:${id}`)]
}

import { consentTexts } from '@rashi/contract/consent.rules'
import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import type { LifeEventAnswer, ParsedBodyOf } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
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
import { listSigns } from '../../charts/index.ts'
import { translate, translators } from '../../languages/index.ts'
import { dayAt } from '../periods/calendar.rules.ts'
import { listSections } from '../periods/horoscopes.repository.ts'
import { lifeEventPayable, type OrderedParts } from './life-event-payable.ts'
import { describeLifeEvents } from './purchase-texts.ts'

/** The provider's limit for a description. Our own record has it in full. */
const descriptionCharacters = 500

interface Caller {
  readonly userId: string
  readonly languageId: number
}

type Buyer = Caller & { readonly address: string }

/** @throws {Refusal} `already-owned` if the buyer can read one of the sections already. */
export async function buyLifeEvents(
  context: PaymentsContext,
  form: ParsedBodyOf<'POST /payment-plan/buy-life-event'>,
  { userId, address, languageId }: Buyer,
): Promise<LifeEventAnswer> {
  const buyersLanguage = chosenLanguage(form.selectedLang, languageId)
  const outcome = await buy(context, {
    userId,
    address,
    payable: lifeEventPayable,
    quote: await quoteLifeEvents(context, form.horoscopeDataParts, buyersLanguage),
    expectedAmount: form.expected_amount,
    card: await chooseCard(context, { userId, cardId: form.card_id }),
    languageId: buyersLanguage,
    requestKey: form.request_key,
    returnPath: form.return_path ?? defaultReturnPath,
  })
  return presentOutcome(context, outcome, languageId)
}

/** Completes a purchase after 3-D Secure. @throws {Refusal} `payment-incomplete` unless it is paid. */
export async function authorizeLifeEvents(
  context: PaymentsContext,
  purchaseId: string,
  { userId, languageId }: Caller,
): Promise<LifeEventAnswer> {
  await completePurchase(context, { userId, payable: lifeEventPayable, purchaseId })
  return presentOutcome(context, { type: 'succeeded', purchaseId, clientSecret: null }, languageId)
}

async function presentOutcome(
  { db }: Pick<PaymentsContext, 'db'>,
  outcome: Outcome,
  languageId: number,
): Promise<LifeEventAnswer> {
  const { isPaid, ...described } = await describeOutcome(
    db,
    outcome,
    languageId,
    'life-events.bought',
  )
  return {
    ...described,
    payment_type: isPaid ? 'succeeded' : 'secure',
    userLifeEventId: outcome.purchaseId,
  }
}

/** Quotes sections of one or several signs and years at our own prices. */
async function quoteLifeEvents(
  { clock, db }: PaymentsContext,
  partIds: readonly number[],
  languageId: number,
): Promise<Quote> {
  const [{ parts, periods }, signs] = await Promise.all([
    listSections(db, { ids: partIds, to: `${dayAt(clock.now())}` }),
    listSigns(db),
  ])
  if (parts.length !== partIds.length)
    throw new Refusal('invalid', {
      errors: { horoscopeDataParts: ['validation.life-event-unknown'] },
    })
  const byId = new Map(periods.map((period) => [period.id, period]))
  const sold = parts.flatMap((part) => {
    const period = byId.get(part.period_id)
    return period ? { ...part, period } : []
  })
  const translations = describeLifeEvents(await translators(db), { parts, periods, signs })
  const ordered: OrderedParts = {
    parts: sold.map(({ id, price_pence, period }) => ({
      id,
      sign_id: period.sign_id,
      price_pence,
    })),
  }
  return {
    amountPence: parts.reduce((total, { price_pence }) => total + price_pence, 0),
    slots: parts.map(({ id }) => `part:${id}`),
    ownedRefusal: 'already-owned',
    description: (inDefaultLanguage(translations)?.description ?? '').slice(
      0,
      descriptionCharacters,
    ),
    translations,
    ordered,
    consentText: await translate(db, languageId, consentTexts.reading),
    isRecurring: false,
  }
}

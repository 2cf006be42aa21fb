import type { SingleHoroscope } from '@rashi/contract'
import { type Buyer, planIds } from './buyers.ts'
import type { Answer, TestApp } from './test-app.ts'

/** The ids that orders contain and that depend on the date of a new installation. */
export interface SaleFixtures {
  readonly week: number
  readonly sections: readonly number[]
}

/** Something that can be bought by card, described for tests that run with every kind of purchase. */
export interface ForSale {
  readonly what: string
  readonly pence: number
  /** The number of subscriptions, orders, periods or sections that the buyer owns after the purchase. */
  readonly count: number
  order(card: string, fixtures: SaleFixtures): Record<string, unknown>
  /** Counts how many of them the buyer owns now. */
  countOwned(buyer: Buyer): Promise<number>
  readonly buyCall: string
  readonly completeCall: string
  /** The fields of a response that hold the purchase's id and type, and the type that requires 3-D Secure. */
  readonly idField: string
  readonly typeField: 'type' | 'payment_type'
  readonly authenticationType: 'require_3d' | 'secure'
  /** The refusal of a second order with another card; null if that continues the first order. */
  readonly refusedAgain: 'already-subscribed' | 'already-owned' | null
}

const subscription = {
  countOwned: async (buyer: Buyer) =>
    (await buyer.active()).filter(({ status }) => status === 'active').length,
  buyCall: 'POST /api/payment-plan/buy-subscription',
  completeCall: 'POST /api/payment-plan/complete-subscription',
  idField: 'user_payment_plan_id',
  typeField: 'type',
  authenticationType: 'require_3d',
  refusedAgain: 'already-subscribed',
} as const

export const forSale: readonly ForSale[] = [
  {
    ...subscription,
    what: 'a single subscription',
    pence: 599,
    count: 1,
    order: (card_id) => ({ payment_plan_id: planIds.gold, horoscope_id: 1, card_id }),
  },
  {
    ...subscription,
    what: 'a combo',
    pence: 9998,
    count: 2,
    order: (card_id) => ({
      is_combo: true,
      card_id,
      moon_payment_plan_id: planIds.diamond,
      moon_horoscope_id: 1,
      rising_payment_plan_id: planIds.diamond,
      rising_horoscope_id: 5,
    }),
  },
  {
    what: 'a consultation',
    pence: 4500,
    count: 1,
    order: (card_id) => ({
      card_id,
      consultation_id: 1,
      questions: [101, 103],
      extra_questions: 'Should I bake bread?',
      phone_number: '',
    }),
    countOwned: async (buyer) =>
      (await buyer.call('GET /api/user-consultation')).body.userConsultations.length,
    buyCall: 'POST /api/payment-plan/buy-consultation',
    completeCall: 'POST /api/payment-plan/authorize-consultation-purchase',
    idField: 'userConsultationId',
    typeField: 'payment_type',
    authenticationType: 'secure',
    refusedAgain: null,
  },
  {
    what: 'one period',
    pence: 249,
    count: 1,
    order: (card_id, { week }) => ({
      card_id,
      payment_plan_id: planIds.silver,
      horoscope_data_id: week,
    }),
    countOwned: async (buyer) => {
      const path = 'GET /api/horoscope/user-new-single-horoscope/weekly/leo'
      const { horoscopeData } = (await buyer.call(path)).body.horoscope as SingleHoroscope
      return horoscopeData.filter(({ parts }) => parts.length > 0).length
    },
    buyCall: 'POST /api/payment-plan/one-off-horoscope-purchase',
    completeCall: 'POST /api/payment-plan/complete-one-off-purchase',
    idField: 'userOneOffPurchaseId',
    typeField: 'type',
    authenticationType: 'require_3d',
    refusedAgain: 'already-owned',
  },
  {
    what: 'life events',
    pence: 3 * 399,
    count: 3,
    order: (card_id, { sections }) => ({ card_id, horoscopeDataParts: sections.slice(4, 7) }),
    countOwned: async (buyer) =>
      (await buyer.call('GET /api/user-life-event')).body.userLifeEvents.length,
    buyCall: 'POST /api/payment-plan/buy-life-event',
    completeCall: 'POST /api/payment-plan/authorize-life-event-purchase',
    idField: 'userLifeEventId',
    typeField: 'payment_type',
    authenticationType: 'secure',
    refusedAgain: 'already-owned',
  },
]

/** Reads the ids of Leo's current week and of this year's sections. */
export async function readSaleFixtures({ call }: Pick<TestApp, 'call'>): Promise<SaleFixtures> {
  const newest = async (type: string) => {
    const { body } = await call(`GET /api/horoscope/new-single-horoscope/${type}/leo`)
    return (body.horoscope as SingleHoroscope).horoscopeData.at(-1)!
  }
  const [week, year] = [await newest('weekly'), await newest('yearly')]
  return { week: week.id, sections: year.parts.map(({ id }) => id) }
}

/** Reads the response to any kind of purchase into one set of names. */
export function readPurchaseAnswer(thing: ForSale, { status, body }: Answer) {
  const type = body[thing.typeField] as string | undefined
  return {
    status,
    body,
    code: body.code as string | undefined,
    isPaid: status === 200 && type === 'succeeded',
    requires3ds: status === 200 && type === thing.authenticationType,
    id: body[thing.idField] as string,
    secret: body.client_secret as string,
  }
}

export const complete = (thing: ForSale, buyer: Buyer, id: string): Promise<Answer> =>
  buyer.call(thing.completeCall, { [thing.idField]: id })

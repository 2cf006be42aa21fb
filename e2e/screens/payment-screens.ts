import { answers, letsWait, opens, screen, shows } from './screen.ts'
import type { People } from './fixtures.ts'

const leo = ({ signIds }: People) => ({
  'selected-horoscope': { horoscopeId: signIds['Leo'], key: 'Leo', cycle: 1 },
})
const two = (people: People) => ({
  ...leo(people),
  'selected-rising-sign': { horoscopeId: people.signIds['Pisces'], key: 'Pisces', cycle: 1 },
})
const silver = 1
const diamond = 2

const diamondOfLeo = ({ signIds }: People) => ({
  kind: 'horoscope',
  order: { payment_plan_id: diamond, horoscope_id: signIds['Leo'], coupon_code_id: null },
  lines: [
    {
      what: [
        { language_id: 1, text: 'Diamond: Leo' },
        { language_id: 2, text: 'डायमंड: सिंह' },
      ],
      amount: 49.99,
    },
  ],
  billingInterval: 'year',
})

const pay = shows('main form [type=submit]')
const failure = { message: 'Please try again in a few minutes.', code: 'unavailable' }

/** From a plan to a receipt, on the site and from the phone. */
export const buying = [
  screen({ name: 'payment-plan-select-as-guest', route: '/payment-plan-select' }),
  screen({
    name: 'payment-plan-select',
    route: '/payment-plan-select',
    as: 'newcomer',
    kept: leo,
  }),
  screen({
    name: 'order-confirm',
    route: '/order-confirm',
    as: 'newcomer',
    kept: (people) => ({ ...leo(people), 'order-draft': { planId: diamond } }),
  }),
  screen({
    name: 'order-confirm-with-promo-code',
    route: '/order-confirm',
    as: 'newcomer',
    kept: (people) => ({
      ...leo(people),
      'order-draft': { planId: silver, coupon: { id: 'applied', code: 'WELCOME4', weeks: 4 } },
    }),
  }),
  screen({
    name: 'order-confirm-of-two-signs',
    route: '/order-confirm',
    as: 'reader',
    state: () => ({ dual: true }),
    kept: (people) => ({ ...two(people), 'order-draft': { planId: diamond } }),
  }),
  screen({ name: 'order-complete', route: '/order-complete', as: 'reader' }),
  screen({
    name: 'enter-payment-details-new-card',
    route: '/enter-payment-details',
    as: 'newcomer',
    state: (people) => ({ purchase: diamondOfLeo(people) }),
    after: shows('main input'),
  }),
  screen({
    name: 'enter-payment-details',
    route: '/enter-payment-details',
    as: 'reader',
    state: (people) => ({ purchase: diamondOfLeo(people), failedTry: { outcome: 'failed' } }),
    after: pay,
  }),
  screen({
    name: 'payment-return',
    route: '/payment-return',
    as: 'reader',
    at: '/payment-return?kind=horoscope&user_payment_plan_id=1&payment_intent_client_secret=pi_1_secret_1',
    before: letsWait('**/v1/payment_intents/**'),
  }),
  screen({
    name: 'payment-return-unknown',
    route: '/payment-return',
    as: 'reader',
    at: '/payment-return?kind=horoscope&user_payment_plan_id=1&payment_intent_client_secret=pi_1_secret_1',
    before: async (page) => {
      await answers('**/v1/payment_intents/**', { status: 'succeeded' })(page)
      await answers('**/api/payment-plan/complete-subscription', failure, 503)(page)
    },
    after: shows('main button'),
    complaints: [/status of 503/],
  }),
  screen({
    name: 'my-subscriptions',
    route: '/my-subscriptions',
    as: 'reader',
    after: shows('main li'),
  }),
  ...['change-card', 'cancel', 'change-of-mind'].map((question, place) =>
    screen({
      name: `my-subscriptions-${question}`,
      route: '/my-subscriptions',
      as: 'reader',
      after: opens('main li button', place),
    }),
  ),
  screen({ name: 'my-subscriptions-empty', route: '/my-subscriptions', as: 'newcomer' }),
  screen({ name: 'payments', route: '/payments', as: 'reader', after: shows('main li') }),
  screen({ name: 'payments-empty', route: '/payments', as: 'newcomer' }),
  screen({
    name: 'receipt',
    route: '/payments/:id',
    as: 'reader',
    at: ({ payment }) => `/payments/${payment}`,
    after: shows('main article'),
  }),
  screen({
    name: 'one-off-confirmation',
    route: '/one-off-confirmation',
    as: 'reader',
    kept: ({ week }) => ({
      'selected-one-off': { key: 'Virgo', horoscopeDataId: week, horoscopeType: 1 },
    }),
  }),
  screen({
    name: 'enter-payment-mobile',
    route: '/enter-payment-mobile/:questions?/:consultationId?/:authToken?',
    at: ({ reader }) => `/enter-payment-mobile/101,103/1/${reader.token}`,
    after: pay,
  }),
  screen({
    name: 'enter-payment-mobile-incomplete',
    route: '/enter-payment-mobile/:questions?/:consultationId?/:authToken?',
    at: '/enter-payment-mobile',
  }),
  screen({
    name: 'enter-life-event-payment-mobile',
    route: '/enter-life-event-payment-mobile/:lifeEventIds?/:authToken?',
    at: ({ newcomer, sections }) =>
      `/enter-life-event-payment-mobile/${sections.join(',')}/${newcomer.token}`,
    after: pay,
  }),
  screen({
    name: 'one-off-confirmation-mobile',
    route: '/one-off-confirmation-mobile/:horoscopeId?/:authToken?',
    at: ({ reader, week }) => `/one-off-confirmation-mobile/${week}/${reader.token}`,
    after: shows('main dl'),
  }),
  screen({
    name: 'one-off-confirmation-mobile-successfull',
    route: '/one-off-confirmation-mobile-successfull',
  }),
]

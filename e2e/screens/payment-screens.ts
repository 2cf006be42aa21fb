import { leavePending, mockResponse, openDialog, screen, waitForFirst } from './screen.ts'
import type { Fixtures } from './fixtures.ts'

const leoSelected = ({ signIds }: Fixtures) => ({
  'selected-horoscope': { horoscopeId: signIds['Leo'], key: 'Leo', cycle: 1 },
})
const twoSignsSelected = (fixtures: Fixtures) => ({
  ...leoSelected(fixtures),
  'selected-rising-sign': { horoscopeId: fixtures.signIds['Pisces'], key: 'Pisces', cycle: 1 },
})
const silver = 1
const diamond = 2

const diamondOfLeo = ({ signIds }: Fixtures) => ({
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

const waitForPay = waitForFirst('main form [type=submit]')
const failure = { message: 'Please try again in a few minutes.', code: 'unavailable' }

/** Screens from the choice of a plan to the receipt, on the site and from the app. */
export const paymentScreens = [
  screen({ name: 'payment-plan-select-as-guest', route: '/payment-plan-select' }),
  screen({
    name: 'payment-plan-select',
    route: '/payment-plan-select',
    as: 'newcomer',
    stored: leoSelected,
  }),
  screen({
    name: 'order-confirm',
    route: '/order-confirm',
    as: 'newcomer',
    stored: (fixtures) => ({ ...leoSelected(fixtures), 'order-draft': { planId: diamond } }),
  }),
  screen({
    name: 'order-confirm-with-promo-code',
    route: '/order-confirm',
    as: 'newcomer',
    stored: (fixtures) => ({
      ...leoSelected(fixtures),
      'order-draft': { planId: silver, coupon: { id: 'applied', code: 'WELCOME4', weeks: 4 } },
    }),
  }),
  screen({
    name: 'order-confirm-of-two-signs',
    route: '/order-confirm',
    as: 'reader',
    state: () => ({ dual: true }),
    stored: (fixtures) => ({ ...twoSignsSelected(fixtures), 'order-draft': { planId: diamond } }),
  }),
  screen({ name: 'order-complete', route: '/order-complete', as: 'reader' }),
  screen({ name: 'order-complete-as-guest', route: '/order-complete' }),
  screen({ name: 'order-complete-without-order', route: '/order-complete', as: 'newcomer' }),
  screen({
    name: 'enter-payment-details-new-card',
    route: '/enter-payment-details',
    as: 'newcomer',
    state: (fixtures) => ({ purchase: diamondOfLeo(fixtures) }),
    afterOpen: waitForFirst('main input'),
  }),
  screen({
    name: 'enter-payment-details',
    route: '/enter-payment-details',
    as: 'reader',
    state: (fixtures) => ({ purchase: diamondOfLeo(fixtures), failedTry: { outcome: 'failed' } }),
    afterOpen: waitForPay,
  }),
  screen({
    name: 'enter-payment-details-without-cards',
    route: '/enter-payment-details',
    as: 'reader',
    state: (fixtures) => ({ purchase: diamondOfLeo(fixtures) }),
    beforeOpen: mockResponse('**/api/payment-plan/get-payment-cards', failure, 503),
    afterOpen: waitForFirst('main form'),
    consoleErrors: [/status of 503/],
  }),
  screen({
    name: 'payment-return',
    route: '/payment-return',
    as: 'reader',
    address:
      '/payment-return?kind=horoscope&user_payment_plan_id=1&payment_intent_client_secret=pi_1_secret_1',
    beforeOpen: leavePending('**/v1/payment_intents/**'),
  }),
  screen({
    name: 'payment-return-unknown',
    route: '/payment-return',
    as: 'reader',
    address:
      '/payment-return?kind=horoscope&user_payment_plan_id=1&payment_intent_client_secret=pi_1_secret_1',
    beforeOpen: async (page) => {
      await mockResponse('**/v1/payment_intents/**', { status: 'succeeded' })(page)
      await mockResponse('**/api/payment-plan/complete-subscription', failure, 503)(page)
    },
    afterOpen: waitForFirst('main button'),
    consoleErrors: [/status of 503/],
  }),
  screen({
    name: 'my-subscriptions',
    route: '/my-subscriptions',
    as: 'reader',
    afterOpen: waitForFirst('main li'),
  }),
  ...['change-card', 'change-of-mind', 'cancel'].map((question, index) =>
    screen({
      name: `my-subscriptions-${question}`,
      route: '/my-subscriptions',
      as: 'reader',
      afterOpen: openDialog('main li button', index),
    }),
  ),
  screen({
    name: 'my-subscriptions-failed',
    route: '/my-subscriptions',
    as: 'reader',
    beforeOpen: mockResponse('**/api/payment-plan/get-user-historic-subscriptions', failure, 503),
    afterOpen: waitForFirst('main [role=alert]'),
    consoleErrors: [/status of 503/],
  }),
  screen({ name: 'my-subscriptions-empty', route: '/my-subscriptions', as: 'newcomer' }),
  screen({
    name: 'payments',
    route: '/payments',
    as: 'reader',
    afterOpen: waitForFirst('main li'),
  }),
  screen({ name: 'payments-empty', route: '/payments', as: 'newcomer' }),
  screen({
    name: 'receipt',
    route: '/payments/:id',
    as: 'reader',
    address: ({ payment }) => `/payments/${payment}`,
    afterOpen: waitForFirst('main article'),
  }),
  screen({
    name: 'one-off-confirmation',
    route: '/one-off-confirmation',
    as: 'reader',
    stored: ({ week }) => ({
      'selected-one-off': { key: 'Virgo', horoscopeDataId: week, horoscopeType: 1 },
    }),
  }),
  screen({
    name: 'enter-payment-mobile',
    route: '/enter-payment-mobile/:questions?/:consultationId?/:authToken?',
    address: ({ reader }) => `/enter-payment-mobile/101,103/1/${reader.token}`,
    afterOpen: waitForPay,
  }),
  screen({
    name: 'enter-payment-mobile-incomplete',
    route: '/enter-payment-mobile/:questions?/:consultationId?/:authToken?',
    address: '/enter-payment-mobile',
  }),
  screen({
    name: 'enter-life-event-payment-mobile',
    route: '/enter-life-event-payment-mobile/:lifeEventIds?/:authToken?',
    address: ({ newcomer, sections }) =>
      `/enter-life-event-payment-mobile/${sections.join(',')}/${newcomer.token}`,
    afterOpen: waitForPay,
  }),
  screen({
    name: 'one-off-confirmation-mobile',
    route: '/one-off-confirmation-mobile/:horoscopeId?/:authToken?',
    address: ({ reader, week }) => `/one-off-confirmation-mobile/${week}/${reader.token}`,
    afterOpen: waitForFirst('main dl'),
  }),
  screen({
    name: 'one-off-confirmation-mobile-successfull',
    route: '/one-off-confirmation-mobile-successfull',
  }),
]

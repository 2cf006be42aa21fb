import type { Api } from '../../lib/api.ts'
import {
  boughtLifeEvents,
  consultationDraft,
  lifeEventBasket,
  selectedOneOff,
} from '../../lib/tab-storage.ts'
import { orderDraft } from './order-draft.ts'
import type { KindName, Orders, Purchase } from './purchase.rules.ts'
import type { Till } from './payment-context.ts'

/** How the order is paid: what every buy call takes beside it. */
export interface PaidBy {
  /** 0 where no card is named. */
  readonly card_id: string | 0
  readonly selectedLang: number
  /** The page to which the bank sends the buyer back. */
  readonly return_path: string
  /** One press of the button, so that a lost answer can be asked for again. */
  readonly request_key: string
}

/** What the kinds' differing answers have in common. */
export interface Bought {
  /** `succeeded`; `require_3d` or `secure` ask for authentication. */
  readonly type: string
  readonly clientSecret: string | null
  /** What the complete call names. */
  readonly purchaseId: string
  readonly msg: string
}

export interface PurchaseKind<Order> {
  /** What save-payment-card is told of the purchase that follows. */
  cardDetails(order: Order, languageId: number): { type: string } & Record<string, unknown>
  buy(order: Order, paidBy: PaidBy, till: Till): Promise<Bought>
  /** After authentication; rejects unless the provider reports it paid. */
  complete(
    paid: { purchaseId: string; clientSecret: string },
    api: Api,
  ): Promise<{ type: string; msg: string }>
  /** Where the link Back leads. */
  readonly back: { readonly to: string; readonly state?: unknown }
  readonly successPath: string
  /** Drops what was chosen on the way: it is bought. */
  forget?(): void
  /** Where an order leads that can no longer be made as it is; absent: the page stays. */
  readonly failurePath?: string
}

const subscriptionAnswer = (answer: {
  type: string
  client_secret: string | null
  user_payment_plan_id: string
  msg: string
}): Bought => ({
  type: answer.type,
  clientSecret: answer.client_secret,
  purchaseId: answer.user_payment_plan_id,
  msg: answer.msg,
})

const completeSubscription = ({ purchaseId }: { purchaseId: string }, api: Api) =>
  api.user('POST /payment-plan/complete-subscription', {
    body: { user_payment_plan_id: purchaseId },
  })

/** Every kind of purchase that a card can pay for; another kind is another entry. */
export const purchaseKinds: { [Kind in KindName]: PurchaseKind<Orders[Kind]> } = {
  horoscope: {
    cardDetails: ({ payment_plan_id, horoscope_id }) => ({
      type: 'horoscope',
      payment_plan_id,
      horoscope_id,
    }),
    buy: async (order, paidBy, { api }) =>
      subscriptionAnswer(
        await api.user('POST /payment-plan/buy-subscription', { body: { ...order, ...paidBy } }),
      ),
    complete: completeSubscription,
    back: { to: '/order-confirm' },
    successPath: '/dashboard',
    forget: orderDraft.forget,
  },
  dual: {
    cardDetails: (order) => ({ type: 'dual', is_combo: true, ...order }),
    buy: async (order, paidBy, { api }) =>
      subscriptionAnswer(
        await api.user('POST /payment-plan/buy-subscription', {
          body: { is_combo: true, ...order, ...paidBy },
        }),
      ),
    complete: completeSubscription,
    back: { to: '/order-confirm', state: { dual: true } },
    successPath: '/dashboard',
    forget: orderDraft.forget,
  },
  renewal: {
    cardDetails: (order) => ({ type: 'horoscope', ...order }),
    buy: async (order, paidBy, { api }) =>
      subscriptionAnswer(
        await api.user('POST /payment-plan/renew-subscription', { body: { ...order, ...paidBy } }),
      ),
    complete: completeSubscription,
    back: { to: '/my-subscriptions' },
    successPath: '/my-subscriptions',
  },
  consultation: {
    cardDetails: (order) => ({ type: 'consultation', ...order }),
    buy: async (order, paidBy, { api, userId }) => {
      const user_id = await userId()
      const answer = await api.user('POST /payment-plan/buy-consultation', {
        body: { user_id, ...order, questions: [...order.questions], ...paidBy },
      })
      return {
        type: answer.payment_type,
        clientSecret: answer.client_secret,
        purchaseId: answer.userConsultationId,
        msg: answer.msg,
      }
    },
    complete: async ({ purchaseId: userConsultationId }, api) => {
      const { payment_type, msg } = await api.user(
        'POST /payment-plan/authorize-consultation-purchase',
        { body: { userConsultationId } },
      )
      return { type: payment_type, msg }
    },
    back: { to: '/consultation-confirmation' },
    successPath: '/dashboard',
    forget: consultationDraft.forget,
    failurePath: '/consultations',
  },
  one_off: {
    cardDetails: ({ payment_plan_id, horoscope_id, horoscope_data_id }) => ({
      type: 'one_off',
      payment_plan_id,
      horoscope_id,
      horoscope_data_id,
    }),
    buy: async (order, paidBy, { api }) => {
      const answer = await api.user('POST /payment-plan/one-off-horoscope-purchase', {
        body: { ...order, ...paidBy },
      })
      return {
        type: answer.type,
        clientSecret: answer.client_secret,
        purchaseId: answer.userOneOffPurchaseId,
        msg: answer.msg,
      }
    },
    complete: ({ purchaseId: userOneOffPurchaseId }, api) =>
      api.user('POST /payment-plan/complete-one-off-purchase', { body: { userOneOffPurchaseId } }),
    back: { to: '/one-off-confirmation' },
    successPath: '/dashboard',
    forget: selectedOneOff.forget,
  },
  life_event: {
    cardDetails: ({ horoscopeDataParts }, selectedLang) => ({
      type: 'life_event',
      horoscopeDataParts,
      selectedLang,
    }),
    buy: async (order, paidBy, { api }) => {
      const answer = await api.user('POST /payment-plan/buy-life-event', {
        body: { ...order, horoscopeDataParts: [...order.horoscopeDataParts], ...paidBy },
      })
      return {
        type: answer.payment_type,
        clientSecret: answer.client_secret,
        purchaseId: answer.userLifeEventId,
        msg: answer.msg,
      }
    },
    complete: async ({ purchaseId: userLifeEventId, clientSecret: client_secret }, api) => {
      const { payment_type, msg } = await api.user(
        'POST /payment-plan/authorize-life-event-purchase',
        { body: { client_secret, userLifeEventId } },
      )
      return { type: payment_type, msg }
    },
    back: { to: '/life-events' },
    successPath: '/life-event-confirmation',
    forget: emptyBasket,
  },
}

/** The page that confirms the purchase leads to what was in the basket. */
function emptyBasket() {
  const basket = lifeEventBasket.find()
  if (basket) boughtLifeEvents.keep(basket)
  lifeEventBasket.forget()
}

/** The kind of a purchase, whose functions take that purchase's own order. */
export const kindOf = <Kind extends KindName>({
  kind,
}: Purchase<Kind>): PurchaseKind<Orders[Kind]> => purchaseKinds[kind]

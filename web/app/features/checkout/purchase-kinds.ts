import type { Api } from '../../lib/api.ts'
import { completeLifeEventBasket } from '../life-events/index.ts'
import { consultationDraft } from '../consultations/index.ts'
import { selectedOneOff } from '../horoscopes/index.ts'
import { orderDraft } from './order-draft.ts'
import type { KindName, Orders, Purchase } from './purchase.rules.ts'
import type { PaymentContextValue } from './payment-context.ts'

/** The input of every buy call beside the order. */
export interface PaidBy {
  /** 0 where no card is used. */
  readonly card_id: string | 0
  readonly selectedLang: number
  /** The page to which the bank sends the buyer back. */
  readonly return_path: string
  /** Identifies one press of the button, so that it can be repeated after a lost answer. */
  readonly request_key: string
  /** The price in pounds that the page shows; another one is refused. */
  readonly expected_amount: number
}

/** The answer of a buy call, whatever the kind. */
export interface Bought {
  /** `succeeded`, or `require_3d` or `secure` where the bank asks for authentication. */
  readonly type: string
  readonly clientSecret: string | null
  /** The id that the complete call takes. */
  readonly purchaseId: string
  readonly msg: string
}

export interface PurchaseKind<Order> {
  /** Returns the input of save-payment-card about the purchase that follows. */
  cardDetails(order: Order, languageId: number): { type: string } & Record<string, unknown>
  buy(order: Order, paidBy: PaidBy, context: PaymentContextValue): Promise<Bought>
  /** Completes the purchase after authentication. Rejects unless the provider reports it paid. */
  complete(
    paid: { purchaseId: string; clientSecret?: string | undefined },
    api: Api,
  ): Promise<{ type: string; msg: string }>
  /** The target of the link Back. */
  readonly back: { readonly to: string; readonly state?: unknown }
  readonly successPath: string
  /** Clears what was selected for the purchase. */
  clearSelection?(): void
  /** The page for an order that can no longer be made as it is; absent where the page stays. */
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

/** Every kind of purchase that a card can pay for. */
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
    clearSelection: orderDraft.remove,
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
    clearSelection: orderDraft.remove,
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
    clearSelection: consultationDraft.remove,
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
    clearSelection: selectedOneOff.remove,
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
    clearSelection: completeLifeEventBasket,
  },
}

/** Returns the kind of a purchase; its functions take that purchase's order. */
export const getPurchaseKind = <Kind extends KindName>({
  kind,
}: Purchase<Kind>): PurchaseKind<Orders[Kind]> => purchaseKinds[kind]

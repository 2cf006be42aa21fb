import type { PaymentCard } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { use, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { announceFailure } from '../../lib/calls.ts'
import { useConfig } from '../../lib/config.ts'
import { useLanguage, translate } from '../../lib/texts.ts'
import { formToast, toast } from '../../ui/toast-store.ts'
import {
  toFailedAttempt,
  isUnanswered,
  type FailedAttempt,
  type FailedAttemptState,
  ProviderRefusal,
  readPayment,
  type CardToken,
} from '../cards/index.ts'
import { pendingAuthentication, readReturned } from './pending-authentication.ts'
import { getPurchaseKind, type Bought } from './purchase-kinds.ts'
import { computeCharge, type Purchase } from './purchase.rules.ts'
import { settleAuthentication } from './settle-authentication.ts'
import { PaymentContext } from './payment-context.ts'
import { useCompletePurchase } from './use-complete-purchase.ts'

/** The stage of a payment: the card is checked or charged, the buyer is sent to the bank or has returned. */
export type PaymentStage = 'card' | 'charge' | 'bank' | 'return'

const authenticationTypes = ['require_3d', 'secure']

/** Pays for one purchase. While a payment is in progress, another one is ignored. */
export function usePayment(
  purchase: Purchase,
  callbacks: {
    onCardSaved?: (cards: PaymentCard[]) => void
    onFailed?: (failed: FailedAttempt) => void
    /** Called with a new card that was saved and is not charged until its buyer presses Pay again. */
    onCardHeld?: (cardId: string) => void
    onCouponRefused?: () => void
    /** Called with the price of now, in pounds, where it is not the one that was shown, and the card to be charged. */
    onPriceChanged?: (amount: number, cardId: string | 0) => void
  } = {},
) {
  const settings = useConfig()?.payment
  const { id: languageId, code } = useLanguage()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const complete = useCompletePurchase()
  const context = use(PaymentContext)
  const [stage, setStage] = useState<PaymentStage>()
  const [bankAddress, setBankAddress] = useState<string>()
  const [failedAttempt, setFailedAttempt] = useState<FailedAttempt | undefined>(
    (state as FailedAttemptState | null)?.failedAttempt,
  )
  const isInProgress = useRef(false)
  const isCharging = useRef(false)
  const isToldOfRenewals = useRef(false)
  const requestKey = useRef<{ cardId: string | 0; value: string }>(undefined)

  /** Runs one payment at a time and shows its failure. Returns whether it was run and did not fail. */
  async function runExclusively(
    work: () => Promise<void>,
    by: { hasFields: boolean } = { hasFields: true },
  ): Promise<boolean> {
    if (isInProgress.current) return false
    isInProgress.current = true
    isCharging.current = false
    try {
      await work()
      return true
    } catch (failure) {
      setStage(undefined)
      showFailure(failure, by)
      return false
    } finally {
      isInProgress.current = false
    }
  }

  function showFailure(failure: unknown, by: { hasFields: boolean }) {
    if (failure instanceof CardHeld) {
      callbacks.onCardHeld?.(failure.cardId)
      return fail({ outcome: 'held', sentence: failure.message, hasAdvice: true })
    }
    const changedPrice = findChangedPrice(failure)
    if (changedPrice) return fail(changedPrice)
    const leave = isCharging.current ? redirectFor(failure) : undefined
    // A redirect closes the form and its toasts: the failure is then shown by a page toast.
    announce(failure, leave ? toast : formToast)
    if (leave) return leave()
    fail(toFailedAttempt(failure, { isCharging: isCharging.current, ...by }))
  }

  /** Describes a price other than the one that the buyer saw; undefined for any other failure. */
  function findChangedPrice(failure: unknown): FailedAttempt | undefined {
    if (!(failure instanceof ApiFailure) || failure.amount === undefined) return undefined
    const was = formatPrice(computeCharge(purchase), code)
    const now = formatPrice(failure.amount, code)
    const sentence = translate('checkout.pay.price-changed', { was, now })
    return { outcome: 'incomplete', sentence, hasAdvice: true }
  }

  /** Returns the redirect for an order that cannot be paid as it is: to the plans, or to the purchase's page. */
  function redirectFor(failure: unknown): (() => void) | undefined {
    if (callbacks.onCouponRefused && isAboutCoupon(failure)) return callbacks.onCouponRefused
    const isUnsold = failure instanceof ApiFailure && failure.code === 'plan-not-offered'
    if (isUnsold) return () => void navigate('/payment-plan-select', { replace: true })
    const path = context.app ? undefined : getPurchaseKind(purchase).failurePath
    if (path === undefined || !endsOrder(failure)) return undefined
    return () => void navigate(path, { replace: true })
  }

  function fail(failed: FailedAttempt | undefined) {
    setFailedAttempt(failed)
    if (failed) callbacks.onFailed?.(failed)
  }

  async function addCard({ token, card }: CardToken): Promise<PaymentCard> {
    const user_id = await context.userId()
    const details = getPurchaseKind(purchase).cardDetails(purchase.order, languageId)
    const body = { token, card, user_id, lang: languageId, ...details }
    const { cards } = await context.api.user('POST /payment-plan/save-payment-card', { body })
    toast.success(translate('checkout.pay.card-added'))
    callbacks.onCardSaved?.(cards)
    const newest = cards[0]
    if (!newest) throw new Error(translate('checkout.pay.unsuccessful'))
    return newest
  }

  async function buy(cardId: string | 0) {
    setStage('charge')
    isCharging.current = true
    if (requestKey.current?.cardId !== cardId)
      requestKey.current = { cardId, value: crypto.randomUUID() }
    let bought: Bought
    try {
      const paidBy = {
        card_id: cardId,
        selectedLang: languageId,
        return_path: context.app
          ? context.returnPath
          : `${context.returnPath}?kind=${purchase.kind}`,
        request_key: requestKey.current.value,
        expected_amount: computeCharge(purchase),
      }
      bought = await getPurchaseKind(purchase).buy(purchase.order, paidBy, context)
    } catch (failure) {
      const hasNoOutcome = failure instanceof ApiFailure && isUnanswered(failure)
      if (!hasNoOutcome) requestKey.current = undefined
      if (failure instanceof ApiFailure && failure.amount !== undefined)
        callbacks.onPriceChanged?.(failure.amount, cardId)
      throw failure
    }
    requestKey.current = undefined
    await follow(bought)
  }

  async function follow({ type, msg, purchaseId, clientSecret }: Bought) {
    if (type === 'succeeded') return complete(purchase, msg)
    if (!authenticationTypes.includes(type) || clientSecret === null || !settings)
      throw new Error(translate('checkout.pay.unsuccessful'))
    pendingAuthentication.set(
      { purchase, purchaseId, clientSecret },
      { isFromApp: context.app !== undefined },
    )
    toast.warning(translate('billing.confirmation-needed'))
    setStage('bank')
    const payment = await readPayment(settings, clientSecret)
    const address = payment.next_action?.redirect_to_url?.url ?? ''
    if (payment.status === 'requires_action' && /^https?:\/\//.test(address))
      return setBankAddress(address)
    await settle()
  }

  /** Settles a payment whose buyer returned from the bank by Back or a reload, without the return page. */
  async function settle() {
    const pending = pendingAuthentication.get(readReturned(new URLSearchParams(search)))
    if (!pending || !settings) return
    setBankAddress(undefined)
    setStage('return')
    const settled = await settleAuthentication(pending, settings, context.api)
    if (settled.outcome === 'unknown') toast.error(translate('checkout.return.failed'))
    else pendingAuthentication.remove()
    if (settled.outcome === 'succeeded') return complete(pending.purchase, settled.msg)
    if (settled.outcome === 'returned' && !context.app)
      return navigate('/payments', { replace: true })
    setStage(undefined)
    if (settled.outcome === 'failed' || settled.outcome === 'incomplete') fail(settled)
  }

  function pay(work: () => Promise<void>, by?: { hasFields: boolean }) {
    if (!isInProgress.current) setFailedAttempt(undefined)
    return runExclusively(work, by)
  }

  const buyWithNewCard = (tokenize: () => Promise<CardToken>) => async () => {
    setStage('card')
    const { stripe_card_id: cardId, confirms_renewals } = await addCard(await tokenize())
    const isNews =
      confirms_renewals && purchase.billingInterval !== null && !isToldOfRenewals.current
    if (isNews && purchase.kind !== 'renewal') {
      isToldOfRenewals.current = true
      throw new CardHeld(cardId)
    }
    await buy(cardId)
  }

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void runExclusively(settle)
    }
    void runExclusively(settle)
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for a payment that was in progress on arrival
  }, [])

  return {
    stage,
    isBusy: stage !== undefined,
    /** The bank's page; undefined until the bank asks for authentication. */
    bankAddress,
    failedAttempt,
    payWith: (cardId: string | 0) => pay(() => buy(cardId)),
    payWithNewCard: (tokenize: () => Promise<CardToken>) => pay(buyWithNewCard(tokenize)),
    /** Returns whether the payment succeeded or continues at the bank. */
    payWithWallet: (tokenize: () => Promise<CardToken>) =>
      pay(buyWithNewCard(tokenize), { hasFields: false }),
  }
}

/** A new card is not charged before its buyer knows that they confirm each renewal: its country is known once it is saved. */
class CardHeld extends Error {
  readonly cardId: string
  constructor(cardId: string) {
    super(translate('checkout.pay.confirms-renewals'))
    this.cardId = cardId
  }
}

/** Returns whether the order failed, and not its card or the connection. */
const endsOrder = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  ![0, 401, 402, 429].includes(failure.status) &&
  failure.code !== 'card-not-found' &&
  !('card_id' in failure.errors)

/** Returns whether the promo code has expired, ended or been used. */
const isAboutCoupon = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code.startsWith('coupon-') || 'coupon_code_id' in failure.errors)

function announce(failure: unknown, by: Pick<typeof toast, 'error'>): void {
  if (failure instanceof ApiFailure) {
    if (failure.isBare) by.error(translate('checkout.pay.unsuccessful'))
    else announceFailure(withFieldSentence(failure), by)
  } else if (failure instanceof ProviderRefusal) by.error(failure.message)
  else if (failure instanceof Error) by.error(failure.message)
}

/** Replaces the general message with that of the first field, which this form does not have. */
function withFieldSentence(failure: ApiFailure): ApiFailure {
  const sentence = Object.values(failure.errors)[0]?.[0]
  if (sentence === undefined) return failure
  return new ApiFailure(sentence, { status: failure.status, code: failure.code })
}

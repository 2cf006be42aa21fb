import type { PaymentCard } from '@rashi/contract'
import { use, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { announceFailure } from '../../lib/calls.ts'
import { useConfig } from '../../lib/config.ts'
import { useLanguage, translate } from '../../lib/texts.ts'
import { formToast, toast } from '../../ui/toast-store.ts'
import { failedTryOf, isUnanswered, type FailedTry } from '../cards/failed-attempt.ts'
import type { TryState } from '../cards/failed-attempt-notice.tsx'
import { pendingAuthentication } from './pending-authentication.ts'
import { ProviderRefusal, readPaymentAt, type CardToken } from '../cards/card-provider.ts'
import { kindOf, type Bought } from './purchase-kinds.ts'
import type { Purchase } from './purchase.rules.ts'
import { settleAuthentication } from './settle-authentication.ts'
import { TillContext } from './payment-context.ts'
import { useFinish } from './use-complete-purchase.ts'

/** Where a payment is: the card is checked, it is charged, the buyer goes to the bank, or is back. */
export type Stage = 'card' | 'charge' | 'bank' | 'return'

const asksForAuthentication = ['require_3d', 'secure']

/** Pays for one purchase; while one payment is under way another press does nothing. */
export function usePayment(
  purchase: Purchase,
  hears: {
    cards?: (cards: PaymentCard[]) => void
    failed?: (failed: FailedTry) => void
    couponRefused?: () => void
  } = {},
) {
  const settings = useConfig()?.payment
  const { id: languageId } = useLanguage()
  const navigate = useNavigate()
  const { state } = useLocation()
  const finish = useFinish()
  const till = use(TillContext)
  const [stage, setStage] = useState<Stage>()
  const [bankAddress, setBankAddress] = useState<string>()
  const [failedTry, setFailedTry] = useState<FailedTry | undefined>(
    (state as TryState | null)?.failedTry,
  )
  const isUnderWay = useRef(false)
  const isCharging = useRef(false)
  const requestKey = useRef<{ cardId: string | 0; value: string }>(undefined)

  /** Runs one payment at a time, and says what went wrong with it. */
  async function alone(work: () => Promise<void>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    isCharging.current = false
    try {
      await work()
    } catch (failure) {
      setStage(undefined)
      const leave = isCharging.current ? wayOut(failure) : undefined
      // What leads to another page is said there.
      announce(failure, leave ? toast : formToast)
      if (leave) return leave()
      fail(failedTryOf(failure, { isCharging: isCharging.current }))
    } finally {
      isUnderWay.current = false
    }
  }

  /** Leads to another page where the order cannot be paid as it is: to the plans, or the purchase's own. */
  function wayOut(failure: unknown): (() => void) | undefined {
    if (hears.couponRefused && isAboutCoupon(failure)) return hears.couponRefused
    const path = till.app ? undefined : kindOf(purchase).failurePath
    if (path === undefined || !endsOrder(failure)) return undefined
    return () => void navigate(path, { replace: true })
  }

  function fail(failed: FailedTry | undefined) {
    setFailedTry(failed)
    if (failed) hears.failed?.(failed)
  }

  async function addCard({ token, card }: CardToken): Promise<string> {
    const user_id = await till.userId()
    const details = kindOf(purchase).cardDetails(purchase.order, languageId)
    const body = { token, card, user_id, lang: languageId, ...details }
    const { cards } = await till.api.user('POST /payment-plan/save-payment-card', { body })
    toast.success(translate('checkout.pay.card-added'))
    hears.cards?.(cards)
    const newest = cards[0]
    if (!newest) throw new Error(translate('checkout.pay.unsuccessful'))
    return newest.stripe_card_id
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
        return_path: till.app ? till.returnPath : `${till.returnPath}?kind=${purchase.kind}`,
        request_key: requestKey.current.value,
      }
      bought = await kindOf(purchase).buy(purchase.order, paidBy, till)
    } catch (failure) {
      const hasNoOutcome = failure instanceof ApiFailure && isUnanswered(failure)
      if (!hasNoOutcome) requestKey.current = undefined
      throw failure
    }
    requestKey.current = undefined
    await follow(bought)
  }

  async function follow({ type, msg, purchaseId, clientSecret }: Bought) {
    if (type === 'succeeded') return finish(purchase, msg)
    if (!asksForAuthentication.includes(type) || clientSecret === null || !settings)
      throw new Error(translate('checkout.pay.unsuccessful'))
    pendingAuthentication.keep({ purchase, purchaseId, clientSecret })
    toast.warning(translate('billing.confirmation-needed'))
    setStage('bank')
    const payment = await readPaymentAt(settings, clientSecret)
    const address = payment.next_action?.redirect_to_url?.url ?? ''
    if (payment.status === 'requires_action' && /^https?:\/\//.test(address))
      return setBankAddress(address)
    await settle()
  }

  /** For a buyer who is back from the bank without its return page, by Back or a reload. */
  async function settle() {
    const pending = pendingAuthentication.find()
    if (!pending || !settings) return
    setBankAddress(undefined)
    setStage('return')
    const settled = await settleAuthentication(pending, settings, till.api)
    if (settled.outcome === 'unknown') toast.error(translate('checkout.return.failed'))
    else pendingAuthentication.forget()
    if (settled.outcome === 'succeeded') return finish(pending.purchase, settled.msg)
    if (settled.outcome === 'returned' && !till.app) return navigate('/payments', { replace: true })
    setStage(undefined)
    if (settled.outcome === 'failed' || settled.outcome === 'incomplete') fail(settled)
  }

  function pay(work: () => Promise<void>) {
    if (!isUnderWay.current) setFailedTry(undefined)
    return alone(work)
  }

  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void alone(settle)
    }
    void alone(settle)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was under way on arrival
  }, [])

  return {
    stage,
    isBusy: stage !== undefined,
    /** Known as soon as the bank wants to see the buyer. */
    bankAddress,
    failedTry,
    payWith: (cardId: string | 0) => pay(() => buy(cardId)),
    payWithNewCard: (tokenize: () => Promise<CardToken>) =>
      pay(async () => {
        setStage('card')
        await buy(await addCard(await tokenize()))
      }),
  }
}

/** Whether it is the order that failed, and neither its card nor the connection. */
const endsOrder = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  ![0, 401, 402].includes(failure.status) &&
  failure.code !== 'card-not-found' &&
  !('card_id' in failure.errors)

/** Applied too long ago, ended since, or used already. */
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

/** There is no field here that could be marked: its sentence stands for the general one. */
function withFieldSentence(failure: ApiFailure): ApiFailure {
  const sentence = Object.values(failure.errors)[0]?.[0]
  if (sentence === undefined) return failure
  return new ApiFailure(sentence, { status: failure.status, code: failure.code })
}

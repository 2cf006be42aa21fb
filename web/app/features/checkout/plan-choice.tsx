import type { Plan } from '@rashi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHasSession } from '../../lib/session.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { useUser } from '../../lib/user.ts'
import { formToast } from '../../ui/toast-store.ts'
import { selectedHoroscope, type SelectedHoroscope } from '../charts/index.ts'
import { keepPlanOrder } from './keep-plan-order.ts'
import { ForSign, type NamedSign } from './for-sign.tsx'
import { orderDraft, type AppliedCoupon } from './order-draft.ts'
import { PlanBar } from './plan-bar.tsx'
import { PlanButtons } from './plan-buttons.tsx'
import styles from './plan-choice.module.css'
import { PlanDates } from './plan-dates.tsx'
import { findStanding } from './plan-standing.rules.ts'
import { PlanStandingNote } from './plan-standing-note.tsx'
import { PlanTable } from './plan-table.tsx'
import { isBestValue, takesRisingSign } from './plan.rules.ts'
import { PromoCode } from './promo-code.tsx'
import { RisingSignOffer } from './rising-sign-offer.tsx'
import { readSelectedSign } from './selected-sign.rules.ts'
import type { SignLines } from './sign-lines.ts'
import { useSignLines } from './use-sign-lines.ts'

export interface PlanChoiceProps {
  plans: readonly Plan[]
  signs: readonly NamedSign[]
  /** The lines that came with the page. */
  lines: SignLines
  /** Whether the browser has loaded what it knows of the reader; false for the server's page. */
  isOfReader: boolean
}

export function PlanChoice({ plans, signs, lines: loadedLines, isOfReader }: PlanChoiceProps) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const navigate = useNavigate()
  const { state } = useLocation()
  const hasSession = useHasSession()
  const user = useUser()
  const [planId, setPlanId] = useState(() => plans.find(isBestValue)?.id)
  const [codeToApply, setCodeToApply] = useState<string>()
  const [applied, setApplied] = useState<{ planId: number | undefined; coupon: AppliedCoupon }>()
  const [isConfirming, setConfirming] = useState(false)
  const [chosenSign, setChosenSign] = useState<SelectedHoroscope>()
  const plan = plans.find(({ id }) => id === planId)
  // A promo code that was applied to another plan does not count.
  const coupon = applied?.planId === planId ? applied?.coupon : undefined

  const own = isOfReader && hasSession ? user?.generated_horoscope : undefined
  const sign = chosenSign ?? (own && { horoscopeId: own.id, key: own.key, cycle: 1 })
  const lines = useSignLines(sign?.key ?? loadedLines.key, loadedLines)
  const findName = (key: string | undefined) => {
    const found = signs.find((one) => one.key === key)
    return found && (translated(found.translations, languageId)?.name ?? found.key)
  }
  const signName = findName(sign?.key)

  // The tab's storage is known in the browser only.
  useEffect(() => {
    const arrived = readSelectedSign(state)
    if (arrived) selectedHoroscope.set(arrived)
    setChosenSign(arrived ?? selectedHoroscope.get())
    const draft = orderDraft.get()
    if (!draft || !plans.some(({ id }) => id === draft.planId)) return
    setPlanId(draft.planId)
    setApplied(draft.coupon && { planId: draft.planId, coupon: draft.coupon })
    if (draft.codeToApply === undefined) return
    setCodeToApply(draft.codeToApply)
    orderDraft.set({ planId: draft.planId })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on arrival, not when the plans are loaded again
  }, [state])

  function choose({ id }: Plan) {
    if (id === planId) return
    setPlanId(id)
    setApplied(undefined)
  }

  function confirm() {
    // A reader's own sign may still be on its way.
    if (!sign && hasSession && !isOfReader) return setConfirming(true)
    setConfirming(false)
    if (!plan) return formToast.warning(t('validation.payment-plan'))
    orderDraft.set({ planId: plan.id, coupon })
    if (sign) selectedHoroscope.set(sign)
    keepPlanOrder(
      plan,
      signs.find(({ key }) => key === sign?.key),
    )
    if (!sign) return void navigate('/moonsign-select')
    void navigate('/order-confirm', { state: { ...sign, planId: plan.id } })
  }

  const confirmLoaded = useEffectEvent(confirm)
  useEffect(() => {
    if (isConfirming && isOfReader) confirmLoaded()
  }, [isConfirming, isOfReader])

  function addRisingSign(chosen: Plan) {
    orderDraft.set({ planId: chosen.id })
    if (sign) selectedHoroscope.set(sign)
    void navigate('/moonsign-select', { state: { dual: true } })
  }

  const columns = plans.map((one) => ({
    plan: one,
    isChosen: one.id === planId,
    standing: findStanding(one, sign?.key, hasSession ? user : undefined),
  }))
  const standing = columns.find(({ isChosen }) => isChosen)?.standing
  // Two paid subscriptions on one sign are refused.
  const isBlocked =
    standing !== undefined &&
    'subscription' in standing &&
    standing.subscription.platform !== 'coupon'
  return (
    <>
      <header className={styles.head}>
        <h1>{t('checkout.plans.title')}</h1>
        <ForSign
          name={signName}
          isOwn={sign !== undefined && sign.key === own?.key}
          isKnown={isOfReader}
        />
      </header>
      <div className={styles.choice}>
        <div className={styles.table}>
          <PlanTable
            columns={columns}
            lines={lines}
            lineSign={findName(lines.key) ?? lines.key}
            isSample={sign === undefined}
          />
          <PlanButtons columns={columns} onChoose={choose} />
        </div>
        <div className={styles.when}>
          {plan && (
            <PlanStandingNote
              plan={plan}
              sign={sign && { key: sign.key, name: signName ?? sign.key }}
              isFree={coupon !== undefined}
            />
          )}
          {plan && !isBlocked && <PlanDates plan={plan} coupon={coupon} />}
        </div>
        <div className={styles.extras}>
          {plan && takesRisingSign(plan) && (
            <RisingSignOffer plan={plan} onAdd={() => addRisingSign(plan)} />
          )}
          <PromoCode
            planId={planId}
            codeToApply={codeToApply}
            applied={coupon}
            onApplied={(coupon) => setApplied(coupon && { planId, coupon })}
          />
        </div>
        <PlanBar plan={plan} signName={signName} isBusy={isConfirming} onConfirm={confirm} />
      </div>
    </>
  )
}

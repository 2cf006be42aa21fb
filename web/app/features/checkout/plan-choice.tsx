import type { Plan } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatPrice } from '@rashi/contract/price.rules'
import { selectedHoroscope, type SelectedHoroscope } from '../charts/index.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { formToast } from '../../ui/toast-store.ts'
import { orderDraft, type AppliedCoupon } from './order-draft.ts'
import { keepPlanOrder } from './keep-plan-order.ts'
import { ForSign, type NamedSign } from './for-sign.tsx'
import { PlanCard, usePlanTexts } from './plan-card.tsx'
import styles from './plan-choice.module.css'
import { isBestValue, takesRisingSign } from './plan.rules.ts'
import { PromoCode } from './promo-code.tsx'
import { readSelectedSign } from './selected-sign.rules.ts'

export function PlanChoice({
  plans,
  signs,
}: {
  plans: readonly Plan[]
  signs: readonly NamedSign[]
}) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [planId, setPlanId] = useState(() => plans.find(isBestValue)?.id)
  const [codeToApply, setCodeToApply] = useState<string>()
  const [applied, setApplied] = useState<{ planId: number | undefined; coupon: AppliedCoupon }>()
  const [sign, setSign] = useState<SelectedHoroscope>()
  const plan = plans.find(({ id }) => id === planId)
  // A promo code that was applied to another plan does not count.
  const coupon = applied?.planId === planId ? applied?.coupon : undefined

  // The tab's storage is known in the browser only.
  useEffect(() => {
    const arrived = readSelectedSign(state)
    if (arrived) selectedHoroscope.set(arrived)
    setSign(arrived ?? selectedHoroscope.get())
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
    if (!plan) return formToast.warning(t('validation.payment-plan'))
    orderDraft.set({ planId: plan.id, coupon })
    keepPlanOrder(
      plan,
      signs.find(({ key }) => key === sign?.key),
    )
    if (!sign) return void navigate('/moonsign-select')
    void navigate('/order-confirm', { state: { ...sign, planId: plan.id } })
  }

  function addRisingSign(chosen: Plan) {
    orderDraft.set({ planId: chosen.id })
    void navigate('/moonsign-select', { state: { dual: true } })
  }

  return (
    <>
      <ForSign sign={signs.find(({ key }) => key === sign?.key)} />
      <ul role="list" aria-label={t('checkout.plans.list')} className={styles.plans}>
        {plans.map((one) => (
          <PlanCard
            key={one.id}
            plan={one}
            isChosen={one.id === planId}
            onChoose={() => choose(one)}
          />
        ))}
      </ul>
      <div className={styles.end}>
        <PromoCode
          planId={planId}
          codeToApply={codeToApply}
          applied={coupon}
          onApplied={(coupon) => setApplied(coupon && { planId, coupon })}
        />
        <div className={styles.confirm}>
          <p className={styles.selected} aria-live="polite">
            {plan ? <Selected plan={plan} /> : t('checkout.plans.none-selected')}
          </p>
          <Button onClick={confirm}>{t('checkout.plans.confirm')}</Button>
          {plan && takesRisingSign(plan) && (
            <RisingSign plan={plan} onAdd={() => addRisingSign(plan)} />
          )}
        </div>
      </div>
    </>
  )
}

/** Shows the price of the second sign before it is added. */
function RisingSign({ plan, onAdd }: { plan: Plan; onAdd: () => void }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const texts = usePlanTexts(plan)
  return (
    <>
      <Button kind="quiet" aria-describedby="rising-price rising-total" onClick={onAdd}>
        {t('checkout.plans.add-rising')}
      </Button>
      <div>
        <p id="rising-price" className={styles.price}>
          {t('checkout.plans.add-rising-price', texts)}
        </p>
        <p id="rising-total" className={styles.hint}>
          {t('checkout.plans.add-rising-hint', {
            ...texts,
            total: formatPrice(plan.amount * 2, code),
          })}
        </p>
      </div>
    </>
  )
}

function Selected({ plan }: { plan: Plan }) {
  const { title, price, frequency } = usePlanTexts(plan)
  return useTranslate()('checkout.plans.selected', { title, price, frequency })
}

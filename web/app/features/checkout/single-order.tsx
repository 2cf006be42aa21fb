import { signPicture } from '@rashi/contract/pictures.rules'
import type { Horoscope, Plan } from '@rashi/contract'
import { useNavigate } from 'react-router'
import { session } from '../../lib/session.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import styles from '../../ui/order-sheet.module.css'
import { OrderSheet, SheetLine } from '../../ui/order-sheet.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FailedAttemptNotice } from '../cards/index.ts'
import { keepPlanOrder } from './keep-plan-order.ts'
import { orderDraft, type AppliedCoupon } from './order-draft.ts'
import { PaymentProgress } from './payment-progress.tsx'
import { usePlanTexts } from './use-plan-texts.ts'
import { PlanStandingNote } from './plan-standing-note.tsx'
import { planOnSign } from './plan.rules.ts'
import type { Purchase } from './purchase.rules.ts'
import { SaleTerms } from './sale-terms.tsx'
import { usePayment } from './use-payment.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

/** The order of one plan for one sign. It leads to the card form, or completes at once with a promo code. */
export function SingleOrder(props: {
  plan: Plan
  sign: Horoscope
  coupon: AppliedCoupon | undefined
}) {
  const { plan, sign, coupon } = props
  const t = useTranslate()
  const { id } = useLanguage()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const { title, period, frequency, price } = usePlanTexts(plan)
  const signName = translated(sign.translations, id)?.name ?? sign.key
  const purchase: Purchase<'horoscope'> = {
    kind: 'horoscope',
    order: {
      payment_plan_id: plan.id,
      horoscope_id: sign.id,
      coupon_code_id: coupon?.id ?? null,
    },
    lines: [{ what: planOnSign(plan, sign), amount: plan.amount }],
    billingInterval: plan.billing_interval,
    readAt: `/horoscope/weekly/${sign.key.toLowerCase()}`,
  }
  const payment = usePayment(purchase, {
    onCouponRefused: () => {
      orderDraft.set({ planId: plan.id, ...(coupon && { codeToApply: coupon.code }) })
      void navigate('/payment-plan-select', { replace: true })
    },
  })

  function confirm() {
    keepPlanOrder(plan, sign)
    if (!session.isLive()) return signInFirst('order-confirm')
    if (coupon) void payment.payWith(0)
    else void navigate('/enter-payment-details', { state: { purchase } })
  }

  return (
    <div className={classNames(layout.stack, styles.order)}>
      <p className={layout.lead}>
        {t(coupon ? 'checkout.order.lead-coupon' : 'checkout.order.lead')}
      </p>
      <OrderSheet plates={[signPicture(sign.key, '-small')]}>
        <SheetLine name={t('checkout.order.horoscope')}>{signName}</SheetLine>
        <SheetLine name={t('checkout.order.plan')}>{title}</SheetLine>
        <SheetLine name={t('checkout.order.period')}>{period}</SheetLine>
        <SheetLine name={t('checkout.order.price')}>
          {coupon ? (
            <>
              <VisuallyHidden>{t('checkout.order.instead-of')} </VisuallyHidden>
              <s>
                {price} {frequency}
              </s>{' '}
              <strong>{t('checkout.order.free')}</strong>
            </>
          ) : (
            `${price} ${frequency}`
          )}
        </SheetLine>
        {coupon && (
          <SheetLine name={t('checkout.order.coupon-period')}>
            {t('checkout.order.weeks', { weeks: coupon.weeks })}
          </SheetLine>
        )}
      </OrderSheet>
      <PlanStandingNote
        plan={plan}
        sign={{ key: sign.key, name: signName }}
        isFree={coupon !== undefined}
      />
      <SaleTerms coupon={coupon} dual={false} />
      <FailedAttemptNotice failed={payment.failedAttempt} />
      <FormActions>
        <Button wide busy={payment.isBusy} onClick={confirm}>
          {t(coupon ? 'checkout.order.confirm-coupon' : 'checkout.order.continue')}
        </Button>
      </FormActions>
      <PaymentProgress stage={payment.stage} bankAddress={payment.bankAddress} />
    </div>
  )
}

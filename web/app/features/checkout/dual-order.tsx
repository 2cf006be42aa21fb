import { signPicture } from '@rashi/contract/pictures.rules'
import type { Horoscope, PaymentCard, Plan } from '@rashi/contract'
import { useNavigate } from 'react-router'
import { formatPrice } from '@rashi/contract/price.rules'
import { session } from '../../lib/session.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import styles from '../../ui/order-sheet.module.css'
import { OrderSheet, SheetLine } from '../../ui/order-sheet.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { formToast } from '../../ui/toast-store.ts'
import { cardName } from '@rashi/contract/card-name.rules'
import { FailedAttemptNotice } from '../cards/index.ts'
import { KeyFacts } from './key-facts.tsx'
import { PaymentProgress } from './payment-progress.tsx'
import { usePlanTexts } from './use-plan-texts.ts'
import { PlanStandingNote } from './plan-standing-note.tsx'
import { planOnSign } from './plan.rules.ts'
import { computeTotal } from './purchase.rules.ts'
import { SaleTerms } from './sale-terms.tsx'
import { useCurrentPrice } from './use-current-price.ts'
import { usePayment } from './use-payment.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

/** The order of a Diamond combo for two signs, paid at once with the newest saved card where there is one. */
export function DualOrder(props: {
  plan: Plan
  moon: Horoscope
  rising: Horoscope
  cards: readonly PaymentCard[]
}) {
  const { plan, moon, rising, cards } = props
  const t = useTranslate()
  const { id, code } = useLanguage()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const { price, frequency } = usePlanTexts(plan)
  const [purchase, onPriceChanged] = useCurrentPrice<'dual'>({
    kind: 'dual',
    order: {
      moon_payment_plan_id: plan.id,
      moon_horoscope_id: moon.id,
      rising_payment_plan_id: plan.id,
      rising_horoscope_id: rising.id,
    },
    lines: [moon, rising].map((sign) => ({ what: planOnSign(plan, sign), amount: plan.amount })),
    billingInterval: plan.billing_interval,
    readAt: `/horoscope/weekly/${moon.key.toLowerCase()}`,
  })
  const payment = usePayment(purchase, { onPriceChanged })
  const newest = cards[0]
  const total = formatPrice(computeTotal(purchase), code)
  const findName = (sign: Horoscope) => translated(sign.translations, id)?.name ?? sign.key

  const describe = (sign: Horoscope) =>
    purchase.changedTotal === undefined
      ? `${findName(sign)}, ${price} ${frequency}`
      : findName(sign)

  function confirm() {
    if (moon.id === rising.id) return formToast.warning(t('validation.combo-signs'))
    if (!session.isLive()) return signInFirst('order-confirm')
    if (newest) void payment.payWith(0)
    else void navigate('/enter-payment-details', { state: { purchase } })
  }

  return (
    <div className={classNames(layout.stack, styles.order)}>
      <p className={layout.lead}>
        {t(newest ? 'checkout.order.lead-dual' : 'checkout.order.lead')}
      </p>
      <OrderSheet
        plates={[...new Set([moon.key, rising.key])].map((key) => signPicture(key, '-small'))}
      >
        <SheetLine name={t('checkout.order.moonsign')}>{describe(moon)}</SheetLine>
        <SheetLine name={t('checkout.order.rising-sign')}>
          <span>{describe(rising)}</span>{' '}
          <TextLink to="/moonsign-select" state={{ dual: true }}>
            {t('checkout.plans.change-sign')}
          </TextLink>
        </SheetLine>
        <SheetLine name={t('checkout.order.total')}>
          <strong>{total}</strong>
        </SheetLine>
      </OrderSheet>
      <PlanStandingNote plan={plan} sign={{ key: moon.key, name: findName(moon) }} />
      <SaleTerms dual={newest !== undefined} />
      {newest && (
        <KeyFacts
          purchase={purchase}
          id="pays-with"
          now={t('checkout.order.pays-with', { price: total, card: cardName(newest) })}
          card={newest}
        />
      )}
      <FailedAttemptNotice failed={payment.failedAttempt} />
      <FormActions>
        <Button
          wide
          busy={payment.isBusy}
          aria-describedby={newest && 'pays-with'}
          onClick={confirm}
        >
          {t('checkout.order.confirm')}
        </Button>
        {newest && (
          <TextLink alone to="/enter-payment-details" state={{ purchase }}>
            {t('checkout.order.other-card')}
          </TextLink>
        )}
        {moon.id === rising.id && (
          <TextLink alone to="/moonsign-select" state={{ dual: true }}>
            {t('checkout.order.choose-other-sign')}
          </TextLink>
        )}
      </FormActions>
      <PaymentProgress stage={payment.stage} bankAddress={payment.bankAddress} />
    </div>
  )
}

import type { Plan } from '@rashi/contract'
import { formatDay } from '@rashi/contract/dates.rules'
import { useId } from 'react'
import { useConfig } from '../../lib/config.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import type { AppliedCoupon } from './order-draft.ts'
import { listCouponDates, listPlanDates, readServerTime } from './plan-dates.rules.ts'
import styles from './plan-dates.module.css'
import { usePlanTexts } from './use-plan-texts.ts'

/** The time-line of a plan that is bought now: what happens on which day. */
export function PlanDates({ plan, coupon }: { plan: Plan; coupon: AppliedCoupon | undefined }) {
  const t = useTranslate()
  const heading = useId()
  const { code } = useLanguage()
  const texts = usePlanTexts(plan)
  const config = useConfig()
  if (!config) return null
  const now = readServerTime(config)
  const dates = coupon
    ? listCouponDates(coupon.weeks, now)
    : listPlanDates(plan.billing_interval, now)
  return (
    <section aria-labelledby={heading} className={styles.dates}>
      <h2 id={heading}>{t('plans.dates')}</h2>
      <ol role="list">
        {dates.map(({ kind, at }) => (
          <li key={kind}>
            <time dateTime={at.slice(0, 10)}>{formatDay(at, code)}</time>{' '}
            <span>{t(`plans.dates.${kind}`, texts)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

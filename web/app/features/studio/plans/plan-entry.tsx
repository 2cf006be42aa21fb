import { formatPrice } from '@rashi/contract/price.rules'
import { useRef, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { usePlanTitle } from './use-plan-title.ts'
import { PriceForm, type Plan, type Plans } from './price.form.tsx'

/** A plan with its price and subscriptions, the form of a new price, and the button that hides or offers it. */
export function PlanEntry({ plan, onChanged }: { plan: Plan; onChanged: (plans: Plans) => void }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const entry = useRef<HTMLLIElement>(null)
  const { id, billing_interval, amount_pence, is_offered, subscriptions, at_other_price } = plan
  const title = usePlanTitle()(plan)
  const offering = useCall(async () => {
    const body = { plan_id: id, is_offered: !is_offered }
    onChanged(await studioApi.staff('POST /studio/offer-plan', { body }))
    toast.success(t(is_offered ? 'studio.plans.hidden-now' : 'studio.plans.offered-now', { title }))
  })
  const price = t(`studio.plans.price-${billing_interval}`, {
    price: formatPrice(amount_pence / 100, code),
  })
  return (
    <li ref={entry} className={styles.entry} tabIndex={-1}>
      <div>
        <h2 className={styles.name}>
          {title}
          {!is_offered && ` (${t('studio.plans.hidden')})`}
        </h2>
        <p>{price}</p>
        <p className={styles.quiet}>
          {t('studio.plans.subscriptions', { count: subscriptions })}
          {at_other_price > 0 && ` ${t('studio.plans.at-other-price', { count: at_other_price })}`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : t('studio.plans.change-of', { title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'studio.plans.close' : 'studio.plans.change')}
        </Button>
        <Button
          kind="quiet"
          busy={offering.isBusy}
          aria-label={t(is_offered ? 'studio.plans.hide-of' : 'studio.plans.offer-of', { title })}
          onClick={() => void offering.run()}
        >
          {t(is_offered ? 'studio.plans.hide' : 'studio.plans.offer')}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.whole}>
          <PriceForm
            plan={plan}
            onChanged={(plans) => {
              entry.current?.focus()
              setIsOpen(false)
              onChanged(plans)
            }}
          />
        </div>
      )}
    </li>
  )
}

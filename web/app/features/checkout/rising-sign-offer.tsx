import type { Plan } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './rising-sign-offer.module.css'
import { usePlanTexts } from './use-plan-texts.ts'

/** Offers a second sign, with its price before it is added. */
export function RisingSignOffer({ plan, onAdd }: { plan: Plan; onAdd: () => void }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const texts = usePlanTexts(plan)
  return (
    <div className={styles.offer}>
      <Button
        wide
        kind="quiet"
        aria-describedby="rising-price rising-total"
        onClick={onAdd}
        className={styles.button}
      >
        {t('checkout.plans.add-rising')}
      </Button>
      <p>
        <strong id="rising-price">{t('checkout.plans.add-rising-price', texts)}</strong>{' '}
        <span id="rising-total">
          {t('checkout.plans.add-rising-hint', {
            ...texts,
            total: formatPrice(plan.amount * 2, code),
          })}
        </span>
      </p>
    </div>
  )
}

import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import styles from './order-summary.module.css'
import { computeTotal, type Purchase } from './purchase.rules.ts'

/** Lists what is bought and the amount that is charged now. */
export function OrderSummary({ purchase }: { purchase: Purchase }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  return (
    <Card as="section" aria-labelledby="order-summary" className={styles.summary}>
      <h2 id="order-summary">{t('checkout.pay.summary')}</h2>
      <dl>
        {purchase.lines.map(({ what, amount }, at) => (
          <div key={at}>
            <dt>{translated(what, id)?.text}</dt>
            <dd>{purchase.changedTotal === undefined && formatPrice(amount, code)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('checkout.pay.now')}</dt>
          <dd>{formatPrice(computeTotal(purchase), code)}</dd>
        </div>
      </dl>
      <p className={styles.safe}>{t('checkout.pay.safe')}</p>
    </Card>
  )
}

import type { Part } from '@rashi/contract'
import { useLocation, useNavigate } from 'react-router'
import { formatPrice } from '@rashi/contract/price.rules'
import { session } from '../../lib/session.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/card.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { basket } from './basket.ts'
import styles from './basket-panel.module.css'
import { computeTotal } from './basket.rules.ts'
import { buildPurchase } from './life-event-purchase.rules.ts'

/** The selected sections, their total and the link to pay for them. */
export function BasketPanel({ chosen }: { chosen: readonly Part[] }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { id, code } = useLanguage()
  const isEmpty = chosen.length === 0

  function buy() {
    if (session.isLive())
      void navigate('/enter-payment-details', { state: buildPurchase(chosen, pathname + search) })
    else void navigate('/?redirect=life-events')
  }

  return (
    <Card
      as="section"
      aria-labelledby="basket"
      className={classNames(styles.basket, isEmpty && styles.empty)}
    >
      <h2 id="basket" className={styles.title}>
        {t('life-events.basket')}
      </h2>
      {isEmpty ? (
        <p className={styles.nothing}>{t('life-events.basket-empty')}</p>
      ) : (
        <ul role="list" className={styles.names}>
          {chosen.map((section) => (
            <li key={section.id}>
              <span>{translated(section.translations, id)?.name}</span>
              <span>{formatPrice(section.current_price, code)}</span>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        <dl className={styles.sums}>
          <div>
            <dt>{t('life-events.basket-count')}</dt>
            <dd>{chosen.length}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('life-events.basket-total')}</dt>
            <dd>{formatPrice(computeTotal(chosen), code)}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.actions}>
        <Button wide disabled={isEmpty} onClick={buy}>
          {t('life-events.basket-buy')}
        </Button>
        {!isEmpty && (
          <TextButton className={styles.reset} onClick={basket.reset}>
            {t('life-events.basket-reset')}
          </TextButton>
        )}
      </div>
      <p className={styles.once}>{t('life-events.basket-once')}</p>
    </Card>
  )
}

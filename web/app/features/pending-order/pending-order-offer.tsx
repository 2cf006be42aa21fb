import { pendingOrder as texts } from '@rashi/contract/texts/en/pending-order'
import { useTrial } from '../trial/index.ts'
import { useHasSession } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { pageHeading } from '../../ui/page-heading.ts'
import styles from './pending-order.module.css'
import { pendingOrder, usePendingOrder } from './pending-order.ts'
import { useOrderTexts } from './use-order-texts.ts'

registerTexts(texts)

/** Leads somebody who has signed in on with what they were buying; nothing without an order. */
export function PendingOrderOffer() {
  const t = useTranslate()
  const findTexts = useOrderTexts()
  const hasSession = useHasSession()
  const kept = usePendingOrder()
  const order = hasSession ? kept : undefined
  const trial = useTrial()
  const { what, price } = order ? findTexts(order) : {}
  const isFree =
    order?.weekOf !== undefined && trial?.isRunning === true && order.weekOf === trial.sign
  function drop() {
    pendingOrder.drop()
    pageHeading()?.focus()
  }
  return (
    <div className={styles.offerPlace}>
      {order && (
        <Card as="section" aria-labelledby="pending-order" className={styles.offer}>
          <div className={styles.head}>
            <h2 id="pending-order" className={styles.eyebrow}>
              {t(isFree ? 'pending-order.free-title' : 'pending-order.title')}
            </h2>
            {!isFree && price && <p className={styles.price}>{price}</p>}
          </div>
          <p className={styles.what}>{what}</p>
          <p className={styles.text}>
            {isFree ? t('pending-order.free-text', { date: trial.date }) : t('pending-order.text')}
          </p>
          <FormActions>
            {isFree ? (
              <ButtonLink to={order.page} onClick={pendingOrder.drop}>
                {t('pending-order.read')}
              </ButtonLink>
            ) : (
              <ButtonLink to={order.path} onClick={() => pendingOrder.restore(order)}>
                {t('pending-order.go-on')}
              </ButtonLink>
            )}
            <button type="button" className={styles.drop} onClick={drop}>
              {t('pending-order.drop')}
            </button>
          </FormActions>
        </Card>
      )}
    </div>
  )
}

import { pendingOrder as texts } from '@rashi/contract/texts/en/pending-order'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { pageHeading } from '../../ui/page-heading.ts'
import { NoticePlace } from './notice-place.entry.tsx'
import styles from './pending-order.module.css'
import { pendingOrder, usePendingOrder } from './pending-order.ts'
import { useOrderTexts } from './use-order-texts.ts'

registerTexts(texts)

/** Shows the order of a guest beside the forms of sign-in and sign-up; nothing without an order. */
export function PendingOrderNotice() {
  const t = useTranslate()
  const findTexts = useOrderTexts()
  const order = usePendingOrder()
  const { what, price } = order ? findTexts(order) : {}
  function drop() {
    pendingOrder.drop()
    pageHeading()?.focus()
  }
  return (
    <NoticePlace>
      {order && (
        <section aria-label={t('pending-order.label')} className={styles.notice}>
          <p className={styles.head}>
            <span className={styles.eyebrow}>{t('pending-order.buying')}</span>{' '}
            {price && <span className={styles.price}>{price}</span>}
          </p>
          <p className={styles.what}>{what}</p>
          <p className={styles.foot}>
            <span>{t('pending-order.kept')}</span>{' '}
            <button type="button" className={styles.drop} onClick={drop}>
              {t('pending-order.drop')}
            </button>
          </p>
        </section>
      )}
    </NoticePlace>
  )
}

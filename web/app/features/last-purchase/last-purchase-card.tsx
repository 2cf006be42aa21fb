import { lastPurchase as texts } from '@rashi/contract/texts/en/last-purchase'
import { formatPrice } from '@rashi/contract/price.rules'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/client-api.ts'
import { safeAddress } from '../../lib/safe-path.rules.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { CheckIcon } from '../../ui/icon.tsx'
import { pageHeading } from '../../ui/page-heading.ts'
import { findLastPurchase, lastPurchase, type LastPurchase } from './last-purchase.ts'
import styles from './last-purchase-card.module.css'

registerTexts(texts)

/** Says what was just bought in this tab, with its receipt and the way to read it; nothing without a purchase. */
export function LastPurchaseCard({ buyerId }: { buyerId: string }) {
  // Rendered in the browser only, where the page's data are.
  const [bought, setBought] = useState(() => findLastPurchase(buyerId))
  if (!bought) return null
  return (
    <BoughtCard
      bought={bought}
      onHide={() => {
        lastPurchase.remove()
        setBought(undefined)
        pageHeading()?.focus()
      }}
    />
  )
}

function BoughtCard({ bought, onHide }: { bought: LastPurchase; onHide: () => void }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const panel = useRef<HTMLDivElement>(null)
  const receipt = useReceiptPath()
  const what = bought.what.map((text) => translated(text, id)?.text ?? '').join(', ')
  const isByCode = bought.what.length > 0 && bought.amount === 0
  const readAt = bought.readAt === undefined ? undefined : safeAddress(bought.readAt)

  useEffect(() => {
    if (!bought.isNew) return
    panel.current?.focus({ preventScroll: true })
    lastPurchase.set({ ...bought, isNew: false })
  }, [bought])

  return (
    <Card
      as="section"
      frame="plate"
      ref={panel}
      tabIndex={-1}
      aria-labelledby="last-purchase"
      aria-describedby="last-purchase-message"
      className={styles.card}
    >
      <div className={styles.head}>
        <h2 id="last-purchase" className={styles.title}>
          <CheckIcon size={22} />
          <span>{t(isByCode ? 'last-purchase.title-code' : 'last-purchase.title')}</span>
        </h2>
        {bought.amount > 0 && <p className={styles.price}>{formatPrice(bought.amount, code)}</p>}
      </div>
      {what && <p className={styles.what}>{what}</p>}
      <p id="last-purchase-message" className={styles.message}>
        {bought.message}
      </p>
      <FormActions>
        {readAt && (
          <ButtonLink to={readAt} onClick={lastPurchase.remove}>
            {t(`last-purchase.read-${bought.kind}`, { what })}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={receipt}>
          {t('last-purchase.receipt')}
        </ButtonLink>
        <button type="button" className={styles.hide} onClick={onHide}>
          {t('last-purchase.hide')}
        </button>
      </FormActions>
    </Card>
  )
}

/** Returns the path of the newest receipt; that of all payments until it is known. */
function useReceiptPath(): string {
  const [path, setPath] = useState('/payments')
  useEffect(() => {
    const controller = new AbortController()
    api.user('GET /payment-plan/purchases', { query: {}, signal: controller.signal }).then(
      ({ purchases }) => {
        const paid = purchases.find(({ paid_at }) => paid_at !== null)
        if (paid) setPath(`/payments/${paid.id}`)
      },
      () => {},
    )
    return () => controller.abort()
  }, [])
  return path
}

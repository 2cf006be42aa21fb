import type { Payment, ResponseOf } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { AccountSection } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { RefundForm } from './refund.form.tsx'

/** The payments of a customer, the newest first, each with its refund. */
export function CustomerPayments({
  customerId,
  first,
  onChanged,
}: {
  customerId: string
  first: ResponseOf<'GET /studio/customer'>['payments']
  onChanged: () => Promise<void>
}) {
  const t = useTranslate()
  const [more, setMore] = useState<typeof first>({ purchases: [], next: first.next })
  const older = useCall(async (before: string) => {
    const query = { id: customerId, before }
    const page = await studioApi.staff('GET /studio/customer-payments', { query })
    setMore(({ purchases }) => ({ ...page, purchases: [...purchases, ...page.purchases] }))
  })
  const refunded = (payment: Payment) => {
    setMore(({ purchases, next }) => ({
      purchases: purchases.map((one) => (one.id === payment.id ? payment : one)),
      next,
    }))
    void onChanged()
  }
  const { next } = more
  const purchases = [...first.purchases, ...more.purchases]
  return (
    <AccountSection title={t('studio.customer.payments')}>
      {purchases.length === 0 && <p className={styles.quiet}>{t('studio.customer.no-payments')}</p>}
      <ul role="list" className={styles.list} aria-busy={older.isBusy || undefined}>
        {purchases.map((payment) => (
          <PaymentEntry
            key={payment.id}
            customerId={customerId}
            payment={payment}
            onRefunded={refunded}
          />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={older.isBusy} onClick={() => void older.run(next)}>
            {t('studio.customer.older')}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}

function PaymentEntry({
  customerId,
  payment,
  onRefunded,
}: {
  customerId: string
  payment: Payment
  onRefunded: (payment: Payment) => void
}) {
  const t = useTranslate()
  const { id: languageId, code } = useLanguage()
  const { formatTime } = useInstants()
  const what = translated(payment.translations, languageId)?.description ?? payment.kind
  const price = (pounds: number) => formatPrice(pounds, code)
  const isRefundable =
    payment.paid_at !== null && ['paid', 'partly_refunded'].includes(payment.state)
  return (
    <li className={styles.entry} tabIndex={-1}>
      <span>
        <span className={styles.name}>
          {what} · {price(payment.amount)}
        </span>
        <span className={styles.quiet}>
          {[
            formatTime(payment.created_at),
            payment.is_renewal && t('studio.customer.renewal'),
            t(`studio.customer.state-${payment.state}`),
            payment.refunded_amount > 0 &&
              t('studio.customer.refunded', { amount: price(payment.refunded_amount) }),
            // Its hyphens are no places to break a line.
            payment.receipt_number?.replaceAll('-', '\u2011'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {isRefundable && payment.amount > 0 && (
        <RefundForm customerId={customerId} payment={payment} what={what} onRefunded={onRefunded} />
      )}
    </li>
  )
}

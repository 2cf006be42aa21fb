import type { Payment } from '@rashi/contract'
import { useTranslate } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './payment-entry.module.css'
import { usePaymentTexts } from './use-payment-texts.ts'

/** One payment in the list: its date, description, amount, state and receipt. */
export function PaymentEntry({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const { what, date, amount, state, refund } = usePaymentTexts(payment)
  const isSettled = payment.state === 'paid'
  return (
    <li className={styles.entry}>
      <div className={styles.text}>
        <h2 className={styles.what}>{what}</h2>
        <p className={styles.note}>
          <time dateTime={payment.paid_at ?? payment.created_at}>{date}</time>
          {payment.is_renewal && ` · ${t('payments.renewal')}`}
        </p>
        {refund && <p className={styles.note}>{refund}</p>}
      </div>
      <p className={styles.amount}>{amount}</p>
      <p className={classNames(styles.state, !isSettled && styles.open)}>{state}</p>
      <p className={styles.receipt}>
        {payment.paid_at !== null && (
          <TextLink
            alone
            to={`/payments/${payment.id}`}
            aria-label={t('payments.receipt-of', { what, date })}
          >
            {t('payments.receipt')}
          </TextLink>
        )}
      </p>
    </li>
  )
}

import { useEffect } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './payment-progress.module.css'
import type { PaymentStage } from './use-payment.ts'

/** Long enough to read that the bank asks for confirmation; the link opens it at once. */
const noticeMilliseconds = 2500

const texts = {
  card: 'checkout.pay.stage-card',
  charge: 'checkout.pay.stage-charge',
  bank: 'checkout.pay.stage-bank',
  return: 'checkout.return.title',
} as const

/** Announces the stage of a payment, and redirects to the bank where it asks for authentication. */
export function PaymentProgress(props: {
  stage: PaymentStage | undefined
  bankAddress: string | undefined
}) {
  const { stage, bankAddress } = props
  const t = useTranslate()
  useEffect(() => {
    if (bankAddress === undefined) return
    const timer = setTimeout(() => location.assign(bankAddress), noticeMilliseconds)
    return () => clearTimeout(timer)
  }, [bankAddress])
  return (
    <div role="status" aria-label={t('checkout.pay.progress')} className={styles.progress}>
      {stage && (
        <div className={styles.notice}>
          <span className={styles.moon} aria-hidden="true" />
          <p className={styles.text}>
            <strong>{t(texts[stage])}</strong>
            {stage === 'bank' && <span>{t('checkout.pay.bank-text')}</span>}
          </p>
          {bankAddress && (
            <a className={buttonClass({ kind: 'quiet' })} href={bankAddress}>
              {t('checkout.pay.bank-now')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}

import { LegalLinks } from '../legal/index.ts'
import { useTranslate } from '../../lib/texts.ts'
import type { AppliedCoupon } from './order-draft.ts'
import styles from './sale-terms.module.css'

/** The terms that the buyer agrees to, with links to their full text. */
export function SaleTerms({ coupon, dual }: { coupon?: AppliedCoupon | undefined; dual: boolean }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="sale-terms" className={styles.terms}>
      <h2 id="sale-terms">{t('checkout.terms.title')}</h2>
      <ul>
        <li>
          {coupon
            ? t('checkout.terms.coupon-charged')
            : t(dual ? 'checkout.terms.charged-confirm' : 'checkout.terms.charged')}
        </li>
        <li>
          {coupon
            ? t('checkout.terms.coupon-renews', { weeks: coupon.weeks })
            : t('checkout.terms.renews')}
        </li>
        <li>{t('checkout.terms.trial')}</li>
        {!coupon && <li>{t('rights.consent')}</li>}
      </ul>
      <LegalLinks />
    </section>
  )
}

import { LegalLinks } from '../legal/legal-links.tsx'
import { useSay } from '../../lib/texts.ts'
import type { AppliedCoupon } from './order-draft.ts'
import styles from './sale-terms.module.css'

/** What a buyer agrees to, with the whole of it one link away. */
export function SaleTerms({ coupon, dual }: { coupon?: AppliedCoupon | undefined; dual: boolean }) {
  const say = useSay()
  return (
    <section aria-labelledby="sale-terms" className={styles.terms}>
      <h2 id="sale-terms">{say('checkout.terms.title')}</h2>
      <ul>
        <li>
          {coupon
            ? say('checkout.terms.coupon-charged')
            : say(dual ? 'checkout.terms.charged-confirm' : 'checkout.terms.charged')}
        </li>
        <li>
          {coupon
            ? say('checkout.terms.coupon-renews', { weeks: coupon.weeks })
            : say('checkout.terms.renews')}
        </li>
        <li>{say('checkout.terms.trial')}</li>
        {!coupon && <li>{say('rights.consent')}</li>}
      </ul>
      <LegalLinks />
    </section>
  )
}

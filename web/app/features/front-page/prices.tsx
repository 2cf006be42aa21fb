import type { Plan } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { tiers } from '@rashi/contract/tiers.rules'
import { PageLink } from '../../ui/page-link.tsx'
import { TrialSentence } from '../trial/index.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Seal } from '../../ui/seal.tsx'
import styles from './prices.module.css'

/** Sold only as two Diamond plans in one purchase. */
const comboTitle = 'Diamond Combo'

/** The free weeks with their date, and the plans with their prices, by tier. */
export function Prices({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const sold = plans
    .filter(({ title }) => title !== comboTitle)
    .toSorted((one, other) => tiers.indexOf(one.tier) - tiers.indexOf(other.tier))
  return (
    <section aria-labelledby="prices" className={styles.prices} data-below-fold>
      <div className={styles.head}>
        <h2 id="prices">{t('front.prices.title')}</h2>
        <div className={styles.free}>
          <p className={styles.eyebrow}>{t('front.prices.free')}</p>
          <TrialSentence className={styles.sentence} />
        </div>
        <p>{t('front.prices.lead')}</p>
      </div>
      <ul role="list" className={styles.plans}>
        {sold.map((plan) => {
          const texts = translated(plan.translations, id)
          return (
            <li key={plan.id}>
              <PageLink to="/payment-plan-select" className={styles.plan}>
                <Seal tier={plan.tier} size={96} />
                <span className={styles.title}>{texts?.title ?? plan.title}</span>
                <span className={styles.price}>
                  {t('front.prices.price', {
                    price: formatPrice(plan.amount, code),
                    frequency: texts?.frequency_title ?? '',
                  })}
                </span>
                <span className={styles.opens}>{texts?.period_title}</span>
              </PageLink>
            </li>
          )
        })}
      </ul>
      <div className={styles.compare}>
        <ButtonLink kind="quiet" to="/payment-plan-select">
          {t('front.prices.compare')}
        </ButtonLink>
      </div>
    </section>
  )
}

import type { PaymentCard } from '@rashi/contract'
import { type ConsentText, consentTexts } from '@rashi/contract/consent.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { ReactNode } from 'react'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import styles from './key-facts.module.css'
import { computeTotal, type KindName, type Purchase } from './purchase.rules.ts'

/** The sentence that the buyer agrees to by paying; a renewal was agreed to with the first payment. */
const consentOf: Record<KindName, ConsentText | undefined> = {
  horoscope: consentTexts.subscription,
  dual: consentTexts.subscription,
  renewal: undefined,
  one_off: consentTexts.reading,
  life_event: consentTexts.reading,
  consultation: consentTexts.consultation,
}

/**
 * Tells a buyer, directly beside the button that pays, what is bought, what it costs now, later and at least, and how to
 * leave (Consumer Contracts Regulations 2013, reg. 14).
 */
export function KeyFacts({
  purchase,
  id,
  now,
  card,
}: {
  purchase: Purchase
  /** For the button that these facts describe. */
  id: string
  /** The sentence that says what is charged at once. */
  now: string
  /** The card that is charged; undefined while none is selected. */
  card: PaymentCard | undefined
}) {
  const t = useTranslate()
  const language = useLanguage()
  const price = formatPrice(computeTotal(purchase), language.code)
  const { billingInterval, lines, kind } = purchase
  const consent = consentOf[kind]
  return (
    <section aria-labelledby={`${id}-title`} className={styles.box}>
      <h2 id={`${id}-title`}>{t('checkout.key.title')}</h2>
      <div id={id} tabIndex={-1} className={styles.facts}>
        <dl>
          <Row name={t('checkout.key.what')}>
            {lines
              .map(({ what }) => translated(what, language.id)?.text.replaceAll(' · ', ', '))
              .join('; ')}
          </Row>
          <Row name={t('checkout.key.now')}>
            <strong>{now}</strong>
          </Row>
          <Row name={t('checkout.key.later')}>
            {billingInterval
              ? t(`checkout.pay.renews-${billingInterval}`, { price })
              : t('checkout.key.nothing-later')}
            {billingInterval && card?.confirms_renewals && <> {t('rights.confirms-renewals')}</>}
          </Row>
          {billingInterval && (
            <>
              <Row name={t('checkout.key.least')}>{t('checkout.key.least-text', { price })}</Row>
              <Row name={t('checkout.key.leave')}>{t('checkout.pay.cancel')}</Row>
            </>
          )}
        </dl>
        {consent && <p>{t(consent)}</p>}
      </div>
    </section>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

import type { Subscription } from '@rashi/contract'
import { cardExpiry } from '@rashi/contract/card-name.rules'
import { rights } from '@rashi/contract/texts/en/rights'
import { ButtonLink } from '../../ui/button.tsx'
import { AlertIcon } from '../../ui/icon.tsx'
import styles from './payment-notices.module.css'
import {
  groupCombos,
  buildRenewal,
  findSignName,
  type SubscriptionEntry,
  findTrouble,
} from './subscription-entries.rules.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'

registerTexts(rights)

/** Lists the subscriptions that need the reader to pay or to choose a card, with the link to do so. */
export function PaymentNotices({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const t = useTranslate()
  return (
    <section aria-label={t('rights.notice')} className={styles.notices}>
      {groupCombos(subscriptions).map((entry) => (
        <Notice key={entry[0].id} entry={entry} />
      ))}
    </section>
  )
}

function Notice({ entry }: { entry: SubscriptionEntry }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const trouble = findTrouble(entry)
  if (!trouble) return null
  const [{ payment_plan, card_expiring }] = entry
  const title = translated(payment_plan.translations, id)?.title ?? ''
  const signs = entry.map(({ horoscope }) => findSignName(horoscope, id)).join(' + ')
  const isUnpaid = entry[0].status === 'past_due'
  return (
    <div className={styles.notice}>
      <AlertIcon size={22} />
      <p>
        <strong>
          {title}, {signs}
        </strong>{' '}
        {t(`rights.notice.${trouble}`, {
          card: card_expiring?.last_4 ?? '',
          expiry: card_expiring ? cardExpiry(card_expiring) : '',
        })}
      </p>
      {isUnpaid ? (
        <ButtonLink to="/enter-payment-details" state={{ purchase: buildRenewal(entry) }}>
          {t('rights.notice.pay-now')}
        </ButtonLink>
      ) : (
        <ButtonLink kind="quiet" to="/my-subscriptions">
          {t(
            trouble === 'card-unconfirmed'
              ? 'rights.notice.confirm-card'
              : 'rights.notice.choose-card',
          )}
        </ButtonLink>
      )}
    </div>
  )
}

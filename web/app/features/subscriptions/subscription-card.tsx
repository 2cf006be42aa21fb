import type { ReactNode } from 'react'
import { dateFormat, formatDays } from '@rashi/contract/dates.rules'
import { cardExpiry } from '@rashi/contract/card-name.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { buildRenewal, type SubscriptionEntry, findTrouble } from './subscription-entries.rules.ts'
import { translated, useLanguage, useTranslate, type TextKey } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Seal } from '../../ui/seal.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { selectedHoroscope } from '../charts/index.ts'
import { Fact } from '../../ui/fact.tsx'
import styles from './subscription-card.module.css'
import { canChangePlan, computePrice, findStore, isReadable } from './subscriptions.rules.ts'

/** Gives the texts of a subscription in the reader's language: "Diamond" and "Leo and Pisces". */
export function useSubscriptionTexts(entry: SubscriptionEntry) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const [first, second] = entry
  const plan = translated(first.payment_plan.translations, id)
  const findName = ({ horoscope }: typeof first) =>
    translated(horoscope.translations, id)?.name ?? horoscope.name
  const formatDay = (instant: string | null) =>
    instant === null ? '' : dateFormat(code, { dateStyle: 'long' }).format(new Date(instant))
  return {
    title: plan?.title ?? '',
    signs: second
      ? t('checkout.mine.signs', { moon: findName(first), rising: findName(second) })
      : findName(first),
    price: `${formatPrice(computePrice(entry), code)} ${plan?.frequency_title ?? ''}`.trim(),
    until: formatDay(first.subscription_ended),
    since: formatDay(first.created_at),
  }
}

/** Gives the last day for a withdrawal, its refund with the reason, and the refund where it was made. */
export function useRefundTexts([{ withdrawal, refund }]: SubscriptionEntry) {
  const t = useTranslate()
  const { code } = useLanguage()
  const formatDay = (instant: string | undefined, lessMilliseconds = 0) =>
    instant === undefined
      ? ''
      : dateFormat(code, { dateStyle: 'long', timeZone: 'Europe/London' }).format(
          Date.parse(instant) - lessMilliseconds,
        )
  return {
    // The API gives the moment at which that day is over.
    changeUntil: formatDay(withdrawal?.until, 1),
    refundAmount: formatPrice(withdrawal?.refund_amount ?? 0, code),
    refundReason:
      withdrawal &&
      t(
        withdrawal.refund_amount > 0
          ? `rights.withdraw.${withdrawal.reason}`
          : 'rights.withdraw.nothing',
        {
          amount: formatPrice(withdrawal.refund_amount, code),
          kept: formatPrice(withdrawal.kept_amount, code),
          days: formatDays(withdrawal.days_kept, code),
        },
      ),
    refunded: t('rights.refunded-on', {
      amount: formatPrice(refund?.amount ?? 0, code),
      date: formatDay(refund?.at),
    }),
  }
}

export function SubscriptionCard(props: {
  entry: SubscriptionEntry
  /** Absent where the subscription is already cancelled. */
  onCancel?: ((entry: SubscriptionEntry) => void) | undefined
  onChangeCard?: ((entry: SubscriptionEntry) => void) | undefined
  onWithdraw: (entry: SubscriptionEntry) => void
}) {
  const { entry, onCancel, onChangeCard, onWithdraw } = props
  const t = useTranslate()
  const [{ id, status, platform, payment_plan, subscription_type, withdrawal, refund }] = entry
  const [{ card_expiring }] = entry
  const trouble = findTrouble(entry)
  const { title, signs, price, until, since } = useSubscriptionTexts(entry)
  const { changeUntil, refundReason, refunded } = useRefundTexts(entry)
  const isRefundable = (withdrawal?.refund_amount ?? 0) > 0
  const store = findStore(entry)
  const { id: languageId } = useLanguage()
  const isPastDue = onCancel !== undefined && status === 'past_due'
  return (
    <Card as="li" className={styles.card}>
      <Seal tier={payment_plan.tier} size={96} />
      <div className={styles.body}>
        <h3 id={`subscription-${id}`} className={styles.title}>
          {title} <span className={styles.signs}>{signs}</span>
        </h3>
        {subscription_type === 'combo' && <p className={styles.note}>{t('checkout.mine.combo')}</p>}
        <dl className={styles.facts}>
          <Fact name={t('checkout.mine.price')}>{price}</Fact>
          <Fact name={t(untilName(entry))}>{until}</Fact>
          <Fact name={t('checkout.mine.since')}>{since}</Fact>
          <Fact name={t('checkout.mine.status')}>
            <span className={status === 'past_due' ? styles.warned : undefined}>
              {t(
                trouble === 'needs-confirmation'
                  ? 'checkout.mine.status-confirm'
                  : `checkout.mine.status-${status}`,
              )}
            </span>
          </Fact>
          {refund && <Fact name={t('rights.refunded')}>{refunded}</Fact>}
        </dl>
        {platform === 'coupon' && <p className={styles.note}>{t('checkout.mine.by-coupon')}</p>}
        {store && <p className={styles.note}>{t(`checkout.mine.by-${store}`)}</p>}
        {trouble && (
          <p role="note" className={styles.due}>
            {t(`rights.notice.${trouble}`, {
              card: card_expiring?.last_4 ?? '',
              expiry: card_expiring ? cardExpiry(card_expiring) : '',
            })}
          </p>
        )}
        {refundReason && (
          <p className={styles.note}>
            {isRefundable && t('rights.withdraw.until', { date: changeUntil })} {refundReason}
          </p>
        )}
        <FormActions>
          {isPastDue && (
            <ButtonLink to="/enter-payment-details" state={{ purchase: buildRenewal(entry) }}>
              {t('checkout.mine.pay-now')}
            </ButtonLink>
          )}
          {isReadable(entry) &&
            entry.map(({ horoscope }, index) => (
              <ButtonLink
                key={horoscope.key}
                kind={isPastDue || index > 0 ? 'quiet' : 'primary'}
                to={`/horoscope/weekly/${horoscope.key.toLowerCase()}`}
              >
                {t('checkout.mine.read', {
                  sign: translated(horoscope.translations, languageId)?.name ?? horoscope.name,
                })}
              </ButtonLink>
            ))}
        </FormActions>
        {(onCancel || isRefundable) && (
          <div className={styles.others}>
            {onCancel && canChangePlan(entry) && (
              <TextLink
                alone
                to="/payment-plan-select"
                aria-describedby={`subscription-${id}`}
                onClick={() => selectSign(entry)}
              >
                {t('checkout.mine.change-plan')}
              </TextLink>
            )}
            {onChangeCard && platform === 'web' && (
              <Other entry={entry} onPress={onChangeCard}>
                {t(
                  trouble === 'card-unconfirmed'
                    ? 'rights.notice.confirm-card'
                    : 'rights.card.change',
                )}
              </Other>
            )}
            {isRefundable && (
              <Other entry={entry} onPress={onWithdraw}>
                {t('rights.withdraw.ask')}
              </Other>
            )}
            {onCancel && (
              <Other entry={entry} onPress={onCancel}>
                {t('checkout.mine.cancel')}
              </Other>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

/** Selects the sign for which the page of plans, where the link leads, shows what can be bought. */
function selectSign([{ horoscope }]: SubscriptionEntry): void {
  selectedHoroscope.set({ horoscopeId: horoscope.id, key: horoscope.key, cycle: 1 })
}

/** An action beside the main one. */
function Other(props: {
  entry: SubscriptionEntry
  onPress: (entry: SubscriptionEntry) => void
  children: ReactNode
}) {
  const { entry, onPress, children } = props
  return (
    <TextButton aria-describedby={`subscription-${entry[0].id}`} onClick={() => onPress(entry)}>
      {children}
    </TextButton>
  )
}

/** Returns the label of the end of the paid period. */
function untilName([{ status, platform, subscription_ended }]: SubscriptionEntry): TextKey {
  const isOver = subscription_ended !== null && Date.parse(subscription_ended) <= Date.now()
  if (isOver && status === 'cancelled') return 'checkout.mine.ended'
  if (status === 'cancelled' || platform === 'coupon') return 'checkout.mine.open-until'
  return 'checkout.mine.next-billing'
}

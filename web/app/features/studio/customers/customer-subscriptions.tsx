import type { ResponseOf } from '@rashi/contract'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import { toast } from '../../../ui/toast-store.ts'
import { AccountSection } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { ReasonForm } from './reason.form.tsx'
import { WithdrawForm } from './withdraw.form.tsx'

type Shown = ResponseOf<'GET /studio/customer'>

/** The subscriptions of a customer, of which those that renew here can be cancelled. */
export function CustomerSubscriptions({
  shown: { customer, subscriptions },
  onChanged,
}: {
  shown: Shown
  onChanged: () => Promise<void>
}) {
  const t = useTranslate()
  return (
    <AccountSection title={t('studio.customer.subscriptions')}>
      {subscriptions.length === 0 && (
        <p className={styles.quiet}>{t('studio.customer.no-subscriptions')}</p>
      )}
      <ul role="list" className={styles.list}>
        {subscriptions.map((subscription) => (
          <SubscriptionEntry
            key={subscription.id}
            customerId={customer.id}
            subscription={subscription}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </AccountSection>
  )
}

function SubscriptionEntry({
  customerId,
  subscription,
  onChanged,
}: {
  customerId: string
  subscription: Shown['subscriptions'][number]
  onChanged: () => Promise<void>
}) {
  const t = useTranslate()
  const { id, status, platform, payment_plan, horoscope, subscription_ended } = subscription
  const { id: languageId } = useLanguage()
  const { formatDay } = useInstants()
  const plan = translated(payment_plan.translations, languageId)
  const sign = translated(horoscope.translations, languageId)?.name ?? horoscope.name
  const what = [plan?.title, plan?.frequency_title, sign].filter(Boolean).join(' · ')
  const day = subscription_ended === null ? '–' : formatDay(subscription_ended)
  return (
    <li className={styles.entry} tabIndex={-1}>
      <span>
        <span className={styles.name}>{what}</span>
        <span className={styles.quiet}>{t(`studio.customer.status-${status}`, { day })}</span>
      </span>
      <div className={styles.functions}>
        {status !== 'cancelled' && platform === 'web' && (
          <ReasonForm
            name={`studio-cancel ${id}`}
            opener={t('studio.customer.cancel')}
            openerLabel={t('studio.customer.cancel-of', { what })}
            submit={t('studio.customer.cancel-yes')}
            text={t('studio.customer.cancel-text')}
            send={(reason) =>
              studioApi.staff('POST /studio/cancel-subscription', {
                body: { id: customerId, subscription_id: id, reason },
              })
            }
            done={() => {
              toast.success(t('studio.customer.cancelled'))
              void onChanged()
            }}
          />
        )}
        <WithdrawForm
          customerId={customerId}
          subscription={subscription}
          what={what}
          onChanged={onChanged}
        />
      </div>
    </li>
  )
}

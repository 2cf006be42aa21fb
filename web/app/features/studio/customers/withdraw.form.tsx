import type { ResponseOf } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import { ReasonForm } from './reason.form.tsx'

type Subscription = ResponseOf<'GET /studio/customer'>['subscriptions'][number]

/** Withdraws from a subscription for a customer. It shows the refund first and sends it, so that no other amount is refunded. */
export function WithdrawForm({
  customerId,
  subscription: { id, withdrawal },
  what,
  onChanged,
}: {
  customerId: string
  subscription: Subscription
  what: string
  onChanged: () => Promise<void>
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { formatDay } = useInstants()
  if (withdrawal === null || withdrawal.refund_amount === 0) return null
  const { refund_amount, kept_amount, days_kept, reason: why, until } = withdrawal
  const amount = formatPrice(refund_amount, code)
  const explained = t(`studio.customer.withdraw-${why}`, {
    amount,
    kept: formatPrice(kept_amount, code),
    days: days_kept,
  })
  return (
    <ReasonForm
      name={`studio-withdraw ${id}`}
      opener={t('studio.customer.withdraw')}
      openerLabel={t('studio.customer.withdraw-of', { what })}
      submit={t('studio.customer.withdraw-yes', { amount })}
      text={`${explained} ${t('studio.customer.withdraw-text', { day: formatDay(until) })}`}
      send={(reason) =>
        studioApi
          .staff('POST /studio/withdraw-subscription', {
            body: { id: customerId, subscription_id: id, refund_amount, reason },
          })
          // The amount may have changed since it was shown.
          .catch(async (failure: unknown) => {
            await onChanged()
            throw failure
          })
      }
      done={() => {
        toast.success(t('studio.customer.withdrawn', { amount }))
        void onChanged()
      }}
    />
  )
}

import type { Payment } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { withErrors } from '../../identity/access.entry.ts'
import { studioApi } from '../studio-api.ts'
import { ReasonForm } from './reason.form.tsx'
import { leftOf, readAmount } from './refund-amount.rules.ts'

/** Refunds a payment in whole or in part. It sends what was seen as refunded, so that a second press changes nothing. */
export function RefundForm({
  customerId,
  payment,
  what,
  onRefunded,
}: {
  customerId: string
  payment: Payment
  what: string
  onRefunded: (payment: Payment) => void
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const leftPounds = leftOf(payment)
  const left = formatPrice(leftPounds, code)
  const readTyped = (form: FormData) => readAmount(String(form.get('amount')), leftPounds)
  return (
    <ReasonForm
      name={`studio-refund ${payment.id}`}
      opener={t('studio.customer.refund')}
      openerLabel={t('studio.customer.refund-of', {
        what,
        amount: formatPrice(payment.amount, code),
      })}
      submit={t('studio.customer.refund-yes')}
      check={(form) =>
        withErrors({
          amount: [
            readTyped(form) === undefined ? ('studio.customer.refund-wrong' as const) : undefined,
          ],
        })
      }
      send={(reason, form) => {
        const amount = readTyped(form) ?? leftPounds
        return studioApi.staff('POST /studio/refund-payment', {
          body: {
            id: customerId,
            payment_id: payment.id,
            amount: amount === leftPounds ? null : amount,
            refunded_amount: payment.refunded_amount,
            keeps_rights: form.get('keep') === 'on',
            reason,
          },
        })
      }}
      done={({ amount, payment: changed }) => {
        toast.success(t('studio.customer.refund-done', { amount: formatPrice(amount, code) }))
        onRefunded(changed)
      }}
    >
      {(findError) => (
        <>
          <TextField
            label={t('studio.customer.refund-amount')}
            hint={t('studio.customer.refund-hint', { left })}
            name="amount"
            inputMode="decimal"
            defaultValue={leftPounds.toFixed(2)}
            autoComplete="off"
            error={findError('amount')}
          />
          <CheckboxField label={t('studio.customer.refund-keep')} name="keep" />
        </>
      )}
    </ReasonForm>
  )
}

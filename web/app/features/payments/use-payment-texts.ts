import type { Payment } from '@rashi/contract'
import { brandName } from '@rashi/contract/card-name.rules'
import { dateFormat } from '@rashi/contract/dates.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'

/** Gives the texts of a payment in the reader's language. */
export function usePaymentTexts(payment: Payment) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const { amount, card, refunded_amount, refunded_at, state } = payment
  const formatDay = (instant: string) =>
    dateFormat(code, { dateStyle: 'long' }).format(new Date(instant))
  const price = (pounds: number) => formatPrice(pounds, code)
  return {
    what: translated(payment.translations, id)?.description ?? '',
    date: formatDay(payment.paid_at ?? payment.created_at),
    amount: amount === 0 ? t('payments.free') : price(amount),
    card:
      card === null
        ? undefined
        : t('payments.receipt.card-ending', {
            brand: brandName(card),
            digits: card.last_4,
          }),
    state: t(`payments.state-${state}`),
    refund:
      refunded_amount === 0
        ? undefined
        : refunded_at === null
          ? t('payments.refund-due', { amount: price(refunded_amount) })
          : t('payments.refund-made', {
              amount: price(refunded_amount),
              date: formatDay(refunded_at),
            }),
    refunded: price(refunded_amount),
    left: price(Math.round((amount - refunded_amount) * 100) / 100),
  }
}

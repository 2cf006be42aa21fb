import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import type { PendingOrder } from './pending-order.rules.ts'

/** Gives the name and the price of an order in the reader's language. */
export function useOrderTexts() {
  const t = useTranslate()
  const { id, code } = useLanguage()
  return ({ kind, itemId, what, amount }: PendingOrder) => {
    const text = translated(what, id)?.text ?? ''
    return {
      what: kind === 'plan' && itemId === 0 ? t('pending-order.plan-for', { sign: text }) : text,
      price: amount === null ? undefined : formatPrice(amount, code),
    }
  }
}

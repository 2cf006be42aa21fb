import type { Plan } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage } from '../../lib/texts.ts'

/** Gives the texts of a plan in the reader's language. */
export function usePlanTexts(plan: Plan) {
  const { id, code } = useLanguage()
  const texts = translated(plan.translations, id)
  return {
    title: texts?.title ?? plan.title,
    period: texts?.period_title ?? '',
    frequency: texts?.frequency_title ?? '',
    price: formatPrice(plan.amount, code),
  }
}

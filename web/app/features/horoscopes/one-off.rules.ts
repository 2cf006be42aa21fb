import { inLanguage } from '@rashi/contract/languages.rules'
import type { Period, SingleHoroscope } from '@rashi/contract'
import { readingPeriodOfNumber } from '@rashi/contract/reading-periods.rules'
import { findOneOffPlan } from '@rashi/contract/one-off.rules'
import { horoscopePath, toReadingPeriod } from './horoscope-path.rules.ts'
import type { SelectedOneOff } from './selected-one-off.ts'
import { findPeriodDates } from './period-dates.rules.ts'

/** Returns whether a period is sold by itself: without a subscription, without readable parts, and not a year. */
export const offersOneOff = (
  isUserSubscribed: boolean,
  period: { type: string; parts: readonly unknown[] },
): boolean =>
  !isUserSubscribed && period.parts.length === 0 && toReadingPeriod(period.type) !== 'yearly'

type Sold = Pick<SingleHoroscope, 'horoscopePaymentPlans' | 'horoscopeData'>
type Plan = SingleHoroscope['horoscopePaymentPlans'][number]

export interface OneOff {
  readonly period: Period
  /** Undefined if no plan sells it. */
  readonly plan: Plan | undefined
}

/** Finds the selected period among those of a sign; undefined if it is not there. */
export function findOneOff(
  { horoscopePaymentPlans, horoscopeData }: Sold,
  { horoscopeDataId }: Pick<SelectedOneOff, 'horoscopeDataId'>,
): OneOff | undefined {
  const period = horoscopeData.find(({ id }) => id === horoscopeDataId)
  return (
    period && {
      period,
      plan: findOneOffPlan(horoscopePaymentPlans, readingPeriodOfNumber(period.type)),
    }
  )
}

/** Builds the purchase for the card page; undefined if nothing can be sold. */
export function oneOffPurchase(
  horoscope: Pick<SingleHoroscope, 'id' | 'key'> & {
    readonly translations: readonly { readonly language_id: number; readonly name: string }[]
  },
  { period, plan }: OneOff,
  languages: readonly { readonly id: number; readonly code: string }[],
) {
  if (!plan) return undefined
  return {
    kind: 'one_off',
    order: {
      payment_plan_id: plan.payment_plan_id,
      horoscope_id: horoscope.id,
      horoscope_data_id: period.id,
      type: Number(period.type),
    },
    lines: [
      {
        what: languages.map(({ id, code }) => {
          const sign = inLanguage(horoscope.translations, id)
          const parts = [sign?.name ?? horoscope.key, findPeriodDates(period, code)]
          return { language_id: id, text: parts.filter(Boolean).join(' · ') }
        }),
        amount: plan.one_off_price,
      },
    ],
    billingInterval: null,
    readAt: `${horoscopePath(toReadingPeriod(period.type), horoscope.key)}?period=${period.date}`,
  }
}

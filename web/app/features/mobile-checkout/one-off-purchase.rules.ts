import type { ResponseOf } from '@rashi/contract'
import { readingPeriodOfNumber } from '@rashi/contract/reading-periods.rules'
import type { Purchase } from '../checkout/index.ts'

type Offer = ResponseOf<'GET /payment-plan/one-off-offer/:horoscope_data_id'>

/** Builds the purchase of an offered period; undefined where no plan sells it. */
export function buildOneOff({
  horoscope,
  period,
  plan,
  translations,
}: Offer): Purchase<'one_off'> | undefined {
  return plan
    ? {
        kind: 'one_off',
        order: {
          payment_plan_id: plan.payment_plan_id,
          horoscope_id: horoscope.id,
          horoscope_data_id: period.id,
          type: Number(period.type),
          payment_type: 'web',
        },
        lines: [
          {
            what: translations.map(({ language_id, description }) => ({
              language_id,
              text: description,
            })),
            amount: plan.one_off_price,
          },
        ],
        billingInterval: null,
      }
    : undefined
}

/** Returns the path of the period's page. */
export const toReadingPath = ({ horoscope, period }: Pick<Offer, 'horoscope' | 'period'>): string =>
  `/horoscope/${readingPeriodOfNumber(period.type) ?? 'yearly'}/${horoscope.key.toLowerCase()}`

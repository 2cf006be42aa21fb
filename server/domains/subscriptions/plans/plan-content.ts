import type { Insertable } from 'kysely'
import type { Plan } from '@rashi/contract'
import {
  defaultLanguage,
  type LanguageCode,
  translationRows,
} from '@rashi/contract/languages.rules'
import type { BillingInterval, Tier } from '@rashi/contract/tiers.rules'
import type { OneOffPriceTable } from './plan.table.ts'

type Words = [title: string, periodTitle: string, frequencyTitle: string]

const plan = (
  id: number,
  {
    amountPence,
    tier,
    billingInterval,
    banner = null,
  }: {
    amountPence: number
    tier: Tier
    billingInterval: BillingInterval
    banner?: string | null
  },
  words: Record<LanguageCode, Words>,
) => ({
  id,
  title: words[defaultLanguage][0],
  amount_pence: amountPence,
  tier,
  billing_interval: billingInterval,
  saving_banner_flag: banner,
  translations: translationRows((code) => {
    const [title, period_title, frequency_title] = words[code]
    return { title, period_title, frequency_title }
  }) satisfies Plan['translations'],
})

/** The plans of a fresh installation. */
export const planContent = [
  plan(
    1,
    { amountPence: 199, tier: 'silver', billingInterval: 'week' },
    {
      en: ['Silver', 'Weekly horoscope, minimum one week', 'per week'],
      hi: ['सिल्वर', 'साप्ताहिक राशिफल, कम से कम एक सप्ताह', 'प्रति सप्ताह'],
    },
  ),
  plan(
    2,
    { amountPence: 4999, tier: 'diamond', billingInterval: 'year', banner: '10' },
    {
      en: ['Diamond', 'Weekly, monthly and yearly horoscopes, minimum one year', 'per year'],
      hi: ['डायमंड', 'साप्ताहिक, मासिक और वार्षिक राशिफल, कम से कम एक वर्ष', 'प्रति वर्ष'],
    },
  ),
  plan(
    3,
    { amountPence: 599, tier: 'gold', billingInterval: 'month' },
    {
      en: ['Gold', 'Weekly and monthly horoscopes, minimum one month', 'per month'],
      hi: ['गोल्ड', 'साप्ताहिक और मासिक राशिफल, कम से कम एक महीना', 'प्रति माह'],
    },
  ),
  plan(
    4,
    { amountPence: 9998, tier: 'diamond', billingInterval: 'year' },
    {
      en: [
        'Diamond Combo',
        'Weekly, monthly and yearly horoscopes for two signs, minimum one year',
        'per year',
      ],
      hi: [
        'डायमंड कॉम्बो',
        'दो राशियों के साप्ताहिक, मासिक और वार्षिक राशिफल, कम से कम एक वर्ष',
        'प्रति वर्ष',
      ],
    },
  ),
]

/** The one-off prices of a fresh installation. */
export const oneOffContent: Insertable<OneOffPriceTable>[] = [
  {
    reading_period: 'weekly',
    payment_plan_id: 1,
    amount_pence: 249,
    ios_product_id: 'one_off_silver_weekly',
  },
  {
    reading_period: 'monthly',
    payment_plan_id: 3,
    amount_pence: 299,
    ios_product_id: 'one_off_gold_monthly',
  },
  {
    reading_period: 'yearly',
    payment_plan_id: 2,
    amount_pence: 999,
    ios_product_id: 'one_off_diamond_yearly',
  },
]

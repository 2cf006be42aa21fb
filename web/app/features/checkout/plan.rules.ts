import { inLanguage } from '@rashi/contract/languages.rules'
import type { Plan } from '@rashi/contract'
import { billingIntervals, tiers } from '@rashi/contract/tiers.rules'
import type { LocalizedText } from './purchase.rules.ts'

/** Sold only as two Diamond plans in one purchase. */
const comboTitle = 'Diamond Combo'
const bestValueFlag = '10'

/** Returns the plans that are shown, by their tier and then by their billing interval. */
export const visiblePlans = (plans: readonly Plan[]): Plan[] =>
  plans
    .filter(({ title }) => title !== comboTitle)
    .toSorted(
      (a, b) =>
        tiers.indexOf(a.tier) - tiers.indexOf(b.tier) ||
        billingIntervals.indexOf(a.billing_interval) - billingIntervals.indexOf(b.billing_interval),
    )

export const isBestValue = ({ saving_banner_flag }: Plan): boolean =>
  saving_banner_flag === bestValueFlag

/** Returns whether a second sign can be added to the plan. */
export const takesRisingSign = ({ tier }: Plan): boolean => tier === 'diamond'

/** Returns the reading periods that a plan opens; none in an answer that an earlier release sent. */
export const opensOf = ({ opens }: Partial<Pick<Plan, 'opens'>>): Plan['opens'] => opens ?? []

interface Named {
  readonly translations: readonly { readonly language_id: number }[]
}
interface Sign extends Named {
  readonly key: string
  readonly translations: readonly { readonly language_id: number; readonly name: string }[]
}

/** Returns "Gold · Leo" in every language of the plan. */
export const planOnSign = (plan: Plan, sign: Sign): LocalizedText =>
  plan.translations.map(({ language_id, title }) => {
    const name = inLanguage(sign.translations, language_id)?.name ?? sign.key
    return { language_id, text: `${title} · ${name}` }
  })

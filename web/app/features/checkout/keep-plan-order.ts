import type { Plan } from '@rashi/contract'
import { selectedHoroscope } from '../charts/index.ts'
import { pendingOrder } from '../pending-order/index.ts'
import type { NamedSign } from './for-sign.tsx'
import { orderDraft } from './order-draft.ts'
import { planOnSign } from './plan.rules.ts'

/** Keeps the plan that a guest has confirmed, and its sign where one is chosen, until they have signed in. */
export function keepPlanOrder(plan: Plan, sign: NamedSign | undefined): void {
  const chosen = selectedHoroscope.get()
  const hasSign = sign !== undefined && chosen?.key === sign.key
  pendingOrder.keep({
    kind: 'plan',
    itemId: plan.id,
    what: hasSign
      ? planOnSign(plan, sign)
      : plan.translations.map(({ language_id, title }) => ({ language_id, text: title })),
    amount: plan.amount,
    path: hasSign ? '/order-confirm' : '/payment-plan-select',
    drafts: {
      [orderDraft.key]: { planId: plan.id },
      ...(hasSign && { [selectedHoroscope.key]: chosen }),
    },
    page: '/payment-plan-select',
  })
}

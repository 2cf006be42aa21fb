import type { ResponseOf } from '@rashi/contract'
import { formatDays } from '@rashi/contract/dates.rules'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { daysLeft } from '../lists.rules.ts'
import { useInstants } from '../staff-texts.ts'

type Order = ResponseOf<'GET /studio/orders'>['orders'][number]

/** Returns a function that says in words where an order stands, with the day that counts. */
export function useOrderState() {
  const t = useTranslate()
  const { code } = useLanguage()
  const { formatDay } = useInstants()
  return ({ state, due_at, answered_at }: Pick<Order, 'state' | 'due_at' | 'answered_at'>) =>
    t(`studio.order.state-${state}`, {
      day: formatDay(state === 'answered' && answered_at !== null ? answered_at : due_at),
      left: formatDays(daysLeft(due_at, Date.now()), code),
    })
}

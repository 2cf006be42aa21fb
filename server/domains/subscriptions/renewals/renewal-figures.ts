import type { Context } from '../../../context/context.ts'
import type { FigureSource } from '../../../platform/metrics/figures.ts'
import { countDue } from '../groups/subscription.repository.ts'

export const renewalFigures = ({ db, clock }: Pick<Context, 'db' | 'clock'>): FigureSource => ({
  name: 'renewals',
  figures: [
    {
      name: 'renewals_overdue',
      help: 'Subscriptions that are due now: renewals, repeated charges and ends that no process has taken up yet.',
    },
    {
      name: 'renewals_oldest_overdue_seconds',
      help: 'How long the subscription that is due for longest has been due; 0 if none is.',
    },
    {
      name: 'renewals_due_within_day',
      help: 'Subscriptions that fall due within the next 24 hours.',
    },
  ],
  read: async () => {
    const now = clock.now()
    const { overdue, oldest, withinDay } = await countDue(db, now)
    const seconds = oldest ? oldest.until(now).total('seconds') : 0
    return {
      renewals_overdue: [{ value: overdue }],
      renewals_oldest_overdue_seconds: [{ value: seconds }],
      renewals_due_within_day: [{ value: withinDay }],
    }
  },
})

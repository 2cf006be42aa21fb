import type { Context } from '../../../context/context.ts'
import { type FigureSource, secondsOf } from '../../../platform/metrics/figures.ts'
import { findInboxAges } from './webhook.repository.ts'

export const webhookFigures = ({ db, clock }: Pick<Context, 'db' | 'clock'>): FigureSource => ({
  name: 'webhooks',
  figures: [
    {
      name: 'webhook_oldest_unprocessed_seconds',
      help: 'Age of the oldest webhook event that is stored and not processed; 0 if there is none.',
    },
    {
      name: 'webhook_last_received_timestamp_seconds',
      help: 'When the last webhook event was received; absent if none was for thirty days.',
    },
  ],
  read: async () => {
    const { oldest, newest } = await findInboxAges(db)
    const seconds = oldest ? oldest.until(clock.now()).total('seconds') : 0
    return {
      webhook_oldest_unprocessed_seconds: [{ value: Math.max(0, seconds) }],
      webhook_last_received_timestamp_seconds: newest ? [{ value: secondsOf(newest) }] : [],
    }
  },
})

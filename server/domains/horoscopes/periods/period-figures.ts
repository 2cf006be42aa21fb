import type { Context } from '../../../context/context.ts'
import { type FigureSource, secondsOf } from '../../../platform/metrics/figures.ts'
import { spanAt } from './calendar.rules.ts'
import { listLastStarts } from './horoscopes.repository.ts'

export const periodFigures = ({ db }: Pick<Context, 'db'>): FigureSource => ({
  name: 'readings',
  figures: [
    {
      name: 'readings_composed_until_timestamp_seconds',
      help: 'When the last period ends that has a text for every sign, by reading period.',
      labels: ['reading_period'],
    },
  ],
  read: async () => ({
    readings_composed_until_timestamp_seconds: (await listLastStarts(db)).map(
      ({ reading_period, starts_on }) => {
        const { to } = spanAt(reading_period, Temporal.PlainDate.from(starts_on))
        return {
          labels: { reading_period },
          value: secondsOf(to.add({ days: 1 }).toZonedDateTime('UTC').toInstant()),
        }
      },
    ),
  }),
})

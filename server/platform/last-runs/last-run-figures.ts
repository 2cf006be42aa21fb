import type { Db } from '../database/database.ts'
import { type FigureSource, secondsOf } from '../metrics/figures.ts'
import { listLastRuns } from './last-run.repository.ts'

export const lastRunFigures = ({ db }: { db: Db }): FigureSource => ({
  name: 'last-runs',
  figures: [
    {
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the last backup was made that could be loaded; absent before the first one.',
    },
    { name: 'backup_last_size_bytes', help: 'Size of the last backup.' },
    {
      name: 'reconcile_last_success_timestamp_seconds',
      help: 'When payment provider and database were last compared; absent before the first time.',
    },
    {
      name: 'reconcile_differences',
      help: 'Differences that the last comparison of payment provider and database found.',
    },
  ],
  read: async () => {
    const runs = await listLastRuns(db)
    const backup = runs.filter(({ name }) => name === 'backup')
    const reconcile = runs.filter(({ name }) => name === 'reconcile')
    const finished = (run: (typeof runs)[number]) => ({ value: secondsOf(run.finished_at) })
    const figure = (run: (typeof runs)[number]) => ({ value: run.figure })
    return {
      backup_last_success_timestamp_seconds: backup.map(finished),
      backup_last_size_bytes: backup.map(figure),
      reconcile_last_success_timestamp_seconds: reconcile.map(finished),
      reconcile_differences: reconcile.map(figure),
    }
  },
})

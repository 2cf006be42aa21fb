import { buildApp, type AppContext } from '../app.ts'
import { connectDatabase } from '../platform/database/database.ts'
import { inMemoryJobs } from './in-memory-jobs.ts'
import { createCaller, type TestApp } from './test-app.ts'

export type SecondProcess = Pick<TestApp, 'app' | 'call' | 'jobs' | 'close'>

/** Starts a second instance of the product that shares only the database with the first. */
export async function startSecondProcess(
  { context }: Pick<TestApp, 'context'>,
  change: Partial<AppContext> = {},
): Promise<SecondProcess> {
  const jobs = inMemoryJobs()
  const db = connectDatabase(context.config.databaseUrl ?? '', 4)
  const app = await buildApp({ ...context, db, jobs, ...change })
  return {
    app,
    jobs,
    call: createCaller(app),
    close: async () => {
      await app.close()
      await db.destroy()
    },
  }
}

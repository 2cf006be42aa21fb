import type { TestProject } from 'vitest/node'
import { prepareGazetteer } from '../domains/places/index.ts'
import { startThrowawayPostgres } from '../platform/embedded-postgres/throwaway.ts'
import { createTemplate } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address on the test run's own PostgreSQL server. */
    postgresAdminUrl: string
  }
}

/** One PostgreSQL server for the whole run, with a migrated database for every test to clone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Made once here, not by every worker at the same time.
  await prepareGazetteer()
  const server = await startThrowawayPostgres()
  await createTemplate(server.adminUrl)
  project.provide('postgresAdminUrl', server.adminUrl)
  return server.stop
}

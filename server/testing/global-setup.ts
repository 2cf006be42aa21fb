import type { TestProject } from 'vitest/node'
import { prepareGazetteer } from '../domains/places/index.ts'
import { startThrowawayPostgres } from '../platform/embedded-postgres/throwaway.ts'
import { createTemplate } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's URL of the PostgreSQL server of this test run. */
    postgresAdminUrl: string
  }
}

/** Starts one PostgreSQL server for the whole run, with a migrated database that every test clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Once here, instead of in every worker at the same time.
  await prepareGazetteer()
  const server = await startThrowawayPostgres()
  await createTemplate(server.adminUrl)
  project.provide('postgresAdminUrl', server.adminUrl)
  return server.stop
}

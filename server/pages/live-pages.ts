import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { PageBuild } from './pages.ts'

/** Loads the pages from their sources in development, with changes shown at once. */
export async function livePages(): Promise<PageBuild> {
  const vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    server: { middlewareMode: true },
  })
  return {
    load: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    clientFolder: undefined,
    connect: vite.middlewares,
  }
}

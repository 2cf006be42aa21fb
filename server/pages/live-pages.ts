import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { PageBuild } from './pages.ts'

/** The pages straight from their sources, with what changes shown at once; while developing only. */
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

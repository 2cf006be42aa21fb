import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageBuild } from './pages.ts'

const folder = join(import.meta.dirname, '../../build/web')

/** Loads the pages that `web/build.ts` has built. */
export async function builtPages(): Promise<PageBuild> {
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild
  return { load: async () => build, clientFolder: join(folder, 'client') }
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageBuild } from './pages.ts'

const folder = join(import.meta.dirname, '../../build/web')

/** The pages as built by `web/build.ts`. */
export async function builtPages(): Promise<PageBuild> {
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild
  return { load: async () => build, clientFolder: join(folder, 'client') }
}

import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { build } from 'vite'
import { customerManifestUrl, withoutStudio } from './app/customer-manifest.rules.ts'
import { writeReducedFonts } from './reduce-fonts.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/web/client')
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

/** Builds the service worker, whose address has no hash, beside the other files of the site. */
const buildWorker = () =>
  build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: false,
      sourcemap: false,
      rolldownOptions: {
        input: join(root, 'web/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })

/** Writes the list of routes that pages of customers load, beside the one that React Router has written. */
async function writeCustomerManifest(): Promise<void> {
  const server = join(root, 'build/web/server/index.js')
  const { assets } = (await import(pathToFileURL(server).href)) as ServerBuild
  const script = await readFile(join(client, assets.url), 'utf8')
  await writeFile(join(client, customerManifestUrl(assets.url)), withoutStudio(script))
}

/** Builds the pages into `build/web`, with a brotli and a gzip version beside each compressible file. */
async function buildPages(): Promise<void> {
  await writeReducedFonts()
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status } = spawnSync(process.execPath, [program, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  await buildWorker()
  await writeCustomerManifest()
  const files = await readdir(client, { recursive: true })
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(client, file)
        const bytes = await readFile(path)
        await Promise.all([
          writeFile(
            `${path}.br`,
            await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          ),
          writeFile(`${path}.gz`, await zip(bytes, { level: 9 })),
        ])
      }),
  )
}

await buildPages()

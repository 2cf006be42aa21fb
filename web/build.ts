import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

/** Builds the pages into `build/web` and lays a brotli and a gzip form beside each file worth it. */
export async function buildPages(): Promise<void> {
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs')
  await run(process.execPath, [program, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const client = join(root, 'build/web/client')
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

if (import.meta.main) await buildPages()

import { brotliCompressSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startArguments } from '../scripts/start-arguments.ts'

// Measures the bytes, compressed with brotli, that a first visit to the start page downloads before it is used.
const root = join(import.meta.dirname, '..')
const port = 4873
const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
const product = spawn(process.execPath, [...startArguments], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  stdio: 'inherit',
})
try {
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const html = await (await fetch(`${url}/`)).text()
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  const sizes = await Promise.all(
    [...files].map(
      async (path) => (await readFile(join(root, 'build/web/client', `${path}.br`))).byteLength,
    ),
  )
  const scripts = sizes.reduce((total, size) => total + size, 0) / 1000
  const document = brotliCompressSync(html).byteLength / 1000
  console.log(
    `start page: JavaScript ${scripts.toFixed(1)} KB (aim 115), HTML with its styles ${document.toFixed(1)} KB (aim 22)`,
  )
} finally {
  product.kill('SIGTERM')
  await new Promise((resolve) => product.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}

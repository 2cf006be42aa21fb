import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface RunningProduct {
  readonly url: string
  readonly dataDir: string
  /** Returns everything that it has logged so far. */
  log(): string
  /** Stops it; `keep` leaves its data directory for the next start on it. */
  stop(how?: { keep: boolean }): Promise<void>
}

/** The environment variable that names a data directory whose texts are all composed; new products start on copies of it. */
export const preparedDataDir = 'E2E_PREPARED_DATA'

/** Starts the product as `npm start` does, on a free port, with a new data directory or that of `previous`. */
export async function startProduct(
  settings: Record<string, string> = {},
  previous?: Pick<RunningProduct, 'dataDir'>,
): Promise<RunningProduct> {
  const dataDir = previous?.dataDir ?? (await createDataDir())
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const product = spawn(process.execPath, ['server/start.js'], {
    cwd: join(import.meta.dirname, '..'),
    // Rate limits are tested over HTTP; here many visitors share one address.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  product.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  product.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await waitUntilReady(
    url,
    () => product.exitCode !== null,
    () => output,
  )
  return {
    url,
    dataDir,
    log: () => output,
    async stop({ keep } = { keep: false }) {
      const ended = new Promise((resolve) => product.once('exit', resolve))
      product.kill('SIGTERM')
      await ended
      if (!keep) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'))
  const prepared = process.env[preparedDataDir]
  // Unlike the copies of node:fs these keep their owner, which for root's database is another user.
  if (prepared) await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, dataDir])
  return dataDir
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function waitUntilReady(
  url: string,
  hasEnded: () => boolean,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + 220_000
  while (Date.now() < deadline) {
    if (hasEnded()) break
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the product did not start: ${output()}`)
}

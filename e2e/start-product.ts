import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningProduct {
  readonly url: string
  readonly dataDir: string
  /** All that it has written to its log by now. */
  log(): string
  /** `keep`: what it has stored stays, for the next start on the same folder. */
  stop(how?: { keep: boolean }): Promise<void>
}

/** The whole product as `npm start` brings it up, on a port and a data directory of its own. */
export async function startProduct(
  settings: Record<string, string> = {},
  kept?: Pick<RunningProduct, 'dataDir'>,
): Promise<RunningProduct> {
  const dataDir = kept?.dataDir ?? (await mkdtemp(join(tmpdir(), 'product-')))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const product = spawn(process.execPath, ['server/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    // Limits are proved over HTTP; here a hundred visitors share one address.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  product.stdout.on('data', (words: Buffer) => (said += words.toString()))
  product.stderr.on('data', (words: Buffer) => (said += words.toString()))
  await untilReady(
    url,
    () => product.exitCode !== null,
    () => said,
  )
  return {
    url,
    dataDir,
    log: () => said,
    async stop({ keep } = { keep: false }) {
      const ended = new Promise((resolve) => product.once('exit', resolve))
      product.kill('SIGTERM')
      await ended
      if (!keep) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilReady(url: string, hasEnded: () => boolean, said: () => string): Promise<void> {
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
  throw new Error(`the product did not start: ${said()}`)
}

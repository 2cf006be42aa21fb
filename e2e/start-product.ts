import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileCache } from '../scripts/compile-cache.ts'
import { startArguments } from '../scripts/start-arguments.ts'
import { findTemporaryDirectory } from '../scripts/temporary-directory.ts'

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

const stopTimeoutMs = 60_000

/** Starts the product as `npm start` does, on a free port, with a new data directory or that of `previous`. */
export async function startProduct(
  settings: Record<string, string> = {},
  previous?: Pick<RunningProduct, 'dataDir'>,
): Promise<RunningProduct> {
  const dataDir = previous?.dataDir ?? (await createDataDir())
  const port = await choosePort()
  const url = `http://127.0.0.1:${port}`
  const product = spawn(process.execPath, [...startArguments], {
    cwd: join(import.meta.dirname, '..'),
    // Rate limits are tested over HTTP; here many visitors share one address.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  product.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  product.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await waitUntilReady(
    url,
    () => hasEnded(product),
    () => output,
  )
  return {
    url,
    dataDir,
    log: () => output,
    async stop({ keep } = { keep: false }) {
      if (hasEnded(product)) throw new Error(`the product ended by itself: ${output}`)
      const ended = once(product, 'exit')
      product.kill('SIGTERM')
      const timer = setTimeout(() => product.kill('SIGKILL'), stopTimeoutMs)
      const [, signal] = await ended
      clearTimeout(timer)
      if (signal === 'SIGKILL') throw new Error(`the product did not stop: ${output}`)
      if (!keep) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(await findTemporaryDirectory(), 'product-'))
  const prepared = process.env[preparedDataDir]
  // Unlike the copies of node:fs these keep their owner, which for root's database is another user.
  if (prepared) await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, dataDir])
  return dataDir
}

/**
 * Ports for one worker only, below those that systems give to outgoing connections and those that the product chooses
 * from: a product listens seconds after its port was found free. Browsers block some ports below these.
 */
const ports = { first: 7_000, perWorker: 500 }
let chosenPorts = 0

async function choosePort(): Promise<number> {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  for (;;) {
    const port = ports.first + worker * ports.perWorker + (chosenPorts++ % ports.perWorker)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

async function waitUntilReady(
  url: string,
  isOver: () => boolean,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + 350_000
  while (Date.now() < deadline) {
    if (isOver()) break
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the product did not start: ${output()}`)
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startArguments } from '../scripts/start-arguments.ts'

// The load comes from wrk without pipelining, as from browsers. Every route is measured beside a bare Fastify route
// in the same minute: only their ratio means something on a machine whose speed drifts.
const root = join(import.meta.dirname, '..')
const bare = 'http://127.0.0.1:4871'
const product = 'http://127.0.0.1:4872'
const births = join(import.meta.dirname, 'births.lua')
const rounds = Number(process.env['ROUNDS'] ?? 5)

interface Load {
  readonly url: string
  /** Each request has another birth in its body. */
  readonly isLookup?: boolean
  readonly headers?: readonly string[]
}

const measured: [name: string, aim: string, load: Load][] = [
  ['POST /api/moonsign-lookup', '40 %', { url: `${product}/api/moonsign-lookup`, isLookup: true }],
  [
    'POST /api/rising-sign-lookup',
    '40 %',
    { url: `${product}/api/rising-sign-lookup`, isLookup: true },
  ],
  [
    'GET public horoscope',
    '60 %',
    { url: `${product}/api/horoscope/new-single-horoscope/weekly/aries` },
  ],
  [
    'its page, brotli, cached',
    '50 %',
    { url: `${product}/horoscope/weekly/aries`, headers: ['accept-encoding: br'] },
  ],
  ['GET /api/places?q=lond', '-', { url: `${product}/api/places?q=lond` }],
]

if (spawnSync('wrk', ['--version']).error)
  throw new Error('The load generator is missing: install the Debian package wrk')

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
const servers: ChildProcess[] = []
function start(args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  servers.push(child)
  return child
}

/** Microseconds of processor time that a process has used: `proc_pid_stat(5)`, in ticks of 10 ms. */
async function processorTime({ pid }: ChildProcess): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10_000
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not become ready`)
}

/** Runs wrk with 16 connections; answers what it printed. */
async function runWrk({ url, isLookup, headers = [] }: Load, seconds: number): Promise<string> {
  const { origin, pathname } = new URL(url)
  const seed = String(Math.floor(Math.random() * 1e6))
  const options = ['--threads=1', '--connections=16', `--duration=${seconds}s`, '--latency']
  const target = isLookup ? [`--script=${births}`, origin, '--', pathname, seed] : [url]
  const child = spawn('wrk', [...options, ...headers.map((one) => `--header=${one}`), ...target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const chunk of child.stdout) printed += String(chunk)
  if (!printed.includes('Requests/sec')) throw new Error(`wrk did not measure ${url}`)
  return printed
}

async function measure(server: ChildProcess, load: Load) {
  const before = await processorTime(server)
  const printed = await runWrk(load, 4)
  const used = (await processorTime(server)) - before
  const numberAfter = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? Number.NaN)
  return {
    perSecond: numberAfter(/Requests\/sec:\s+([\d.]+)/),
    microseconds: used / numberAfter(/(\d+) requests in/),
    p99: /99%\s+(\S+)/.exec(printed)?.[1] ?? '?',
    failed: /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? '0',
  }
}

type Measurement = Awaited<ReturnType<typeof measure>>

/** The measurement with the median number of requests a second. */
const median = (measurements: Measurement[]): Measurement =>
  measurements.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(measurements.length / 2)]!

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`

try {
  const bareServer = start([join(import.meta.dirname, 'bare-server.ts'), '4871'])
  const ourServer = start([...startArguments], {
    PORT: '4872',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  await waitUntilReady(bare)
  await waitUntilReady(`${product}/readyz`)

  for (const [name, aim, load] of measured) {
    const bareLoad = { ...load, url: `${bare}/` }
    await runWrk(load, 3)
    await runWrk(bareLoad, 3)
    const ours: Measurement[] = []
    const theirs: Measurement[] = []
    for (let round = 0; round < rounds; round++) {
      theirs.push(await measure(bareServer, bareLoad))
      ours.push(await measure(ourServer, load))
    }
    const [our, their] = [median(ours), median(theirs)]
    console.log(
      `${name}: ${our.perSecond.toFixed(0)} requests/s, ${percent(our.perSecond, their.perSecond)} of the bare route's ${their.perSecond.toFixed(0)} (aim ${aim}); processor time ${our.microseconds.toFixed(1)} µs a request, bare ${their.microseconds.toFixed(1)} (${percent(their.microseconds, our.microseconds)}); 99th percentile ${our.p99}, bare ${their.p99}; not 2xx: ${our.failed}`,
    )
  }
  const cold = await measureFirstRendering()
  console.log(`first rendering of an uncached page: median ${cold.toFixed(1)} ms (aim under 5 ms)`)
} finally {
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('exit', resolve))))
  await rm(dataDir, { recursive: true, force: true })
}

/** Pages with a query are not cached: each is rendered for its request. The first 200 warm up the engine. */
async function measureFirstRendering(): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 400; turn++) {
    const began = performance.now()
    await (await fetch(`${product}/horoscope/weekly/aries?turn=${turn}`)).text()
    if (turn >= 200) times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[100] ?? Number.NaN
}

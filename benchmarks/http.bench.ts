import autocannon from 'autocannon'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The server has one core and the load the other; each route is measured beside the bare one in the
// same minute, and the ratio is what counts on a machine whose speed drifts.
const root = join(import.meta.dirname, '..')
const barePort = 4871
const productPort = 4872
const product = `http://127.0.0.1:${productPort}`
const seconds = 5

const birth = JSON.stringify({
  date_of_birth: '1956-01-03 11:58:00',
  place_of_birth: {
    formatted_address: 'Delhi, India',
    geometry: { location: { lat: 28.65195, lng: 77.23149 } },
  },
})
const json = { 'content-type': 'application/json' }
const measured: [name: string, aim: string, options: autocannon.Options][] = [
  [
    'POST /api/moonsign-lookup',
    '40 %',
    { url: `${product}/api/moonsign-lookup`, method: 'POST', body: birth, headers: json },
  ],
  [
    'GET public horoscope',
    '60 %',
    { url: `${product}/api/horoscope/new-single-horoscope/weekly/aries` },
  ],
  [
    'its page, brotli, from the cache',
    '50 %',
    { url: `${product}/horoscope/weekly/aries`, headers: { 'accept-encoding': 'br' } },
  ],
  ['GET /api/places?q=lond', '-', { url: `${product}/api/places?q=lond` }],
]

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
const children: ChildProcess[] = []
function start(args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  children.push(child)
  return child
}

/** Microseconds of processor time that a process has taken: `proc_pid_stat(5)`, in ticks of 10 ms. */
async function processorTime({ pid }: ChildProcess): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10_000
}

async function untilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not come up`)
}

/** Compressed bodies are counted, not read: to make a text of their bytes takes longer than to send them. */
function countBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(): void } }
  pipelinedRequests.addBody = () => {}
}

const load = (options: autocannon.Options) =>
  autocannon({
    connections: 32,
    pipelining: 4,
    duration: seconds,
    ...(options.headers?.['accept-encoding'] ? { setupClient: countBodies } : {}),
    ...options,
  })

async function measure(server: ChildProcess, options: autocannon.Options) {
  const before = await processorTime(server)
  const { requests, latency, non2xx } = await load(options)
  const microseconds = ((await processorTime(server)) - before) / requests.total
  return { perSecond: requests.average, p99: latency.p99, non2xx, microseconds }
}

try {
  const bareServer = start([join(import.meta.dirname, 'bare-server.ts'), String(barePort)])
  const ourServer = start(['server/start.js'], {
    PORT: String(productPort),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  await untilUp(`http://127.0.0.1:${barePort}/`)
  await untilUp(`${product}/readyz`)

  for (const [name, aim, options] of measured) {
    await load({ ...options, duration: 2 })
    const bare = await measure(bareServer, {
      url: `http://127.0.0.1:${barePort}/`,
      method: options.method ?? 'GET',
      ...(options.body === undefined ? {} : { body: options.body, headers: json }),
    })
    const ours = await measure(ourServer, options)
    const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`
    console.log(
      `${name}: ${ours.perSecond.toFixed(0)} requests/s, ${share(ours.perSecond, bare.perSecond)} of the bare route's ${bare.perSecond.toFixed(0)} (aim ${aim}); the server's own time ${ours.microseconds.toFixed(0)} µs a request, bare ${bare.microseconds.toFixed(0)} (${share(bare.microseconds, ours.microseconds)}); 99th percentile ${ours.p99} ms; not 200: ${ours.non2xx}`,
    )
  }
  const cold = await firstRendering()
  console.log(
    `first rendering of a page nobody asked for yet: median ${cold.toFixed(1)} ms (aim under 5 ms)`,
  )
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
  await rm(dataDir, { recursive: true, force: true })
}

/** Pages with a query are never kept: each is rendered for its request. The first 200 warm the engine. */
async function firstRendering(): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 400; turn++) {
    const began = performance.now()
    await (await fetch(`${product}/horoscope/weekly/aries?turn=${turn}`)).text()
    if (turn >= 200) times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[100] ?? Number.NaN
}

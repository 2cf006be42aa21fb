import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startArguments } from '../scripts/start-arguments.ts'

// One address attacks as hard as it can, from wrk on 127.0.0.1 at the lowest priority, as if it were on another machine.
// Ten other addresses make ordinary requests at a steady pace: their latency counts from the moment at which a request
// was due. The second row shows what the machine itself costs: the same load, on another process than the product.
// `ATTACK_SECONDS=20 ATTACKS=new-pages,readyz npm run bench attack` runs fewer attacks, for a shorter time.
const root = join(import.meta.dirname, '..')
const port = 4873
const otherPort = 4874
const attacks = [
  'large-bodies',
  'wrong-sign-ins',
  'new-pages',
  'readyz',
  'lookups',
  'unknown-paths',
  'forged-webhooks',
  'sign-ups',
  'share-pictures',
] as const
const otherServer = '(another process)'
const visitorAddresses = Array.from({ length: 10 }, (_, index) => `127.0.0.${index + 2}`)
const intervalMilliseconds = 50
const warmUpSeconds = 5

const seconds = Number(process.env['ATTACK_SECONDS'] ?? 60)
const wished = process.env['ATTACKS']?.split(',') ?? attacks

if (spawnSync('wrk', ['--version']).error)
  throw new Error('The load generator is missing: install the Debian package wrk')

const dataDir = await mkdtemp(join(tmpdir(), 'bench-attack-'))

async function startServer() {
  const child = spawn(process.execPath, [...startArguments], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of child.stdout) if (String(chunk).includes(' is at ')) break
  child.stdout.resume()
  return child
}

/** Starts a server that has nothing to do with the product: what its load costs others, the machine costs. */
const startOtherServer = () =>
  spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), String(otherPort)])

async function stopServer(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly token?: string
}

const agents = visitorAddresses.map(
  (localAddress) => new Agent({ keepAlive: true, localAddress, maxSockets: 20 }),
)

/** Sends one request from a visitor's address; resolves to status and body. */
function send(visitor: number, { method, path, body, token }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const sent = request(
    {
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: agents[visitor]!,
      headers: {
        'accept-encoding': 'br',
        ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    },
    async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('latin1') })
    },
  )
  sent.on('error', reject)
  sent.end(bytes)
  return promise
}

const password = 'Starlight7 above'
const people: { email: string; token: string }[] = []

/** Creates an account for each visitor. */
async function createPeople(): Promise<void> {
  for (const visitor of visitorAddresses.keys()) {
    const email = `visitor-${visitor}@example.test`
    const { status, text } = await send(visitor, {
      method: 'POST',
      path: '/api/user/complete-user-registration-web',
      body: {
        email,
        password,
        full_name: 'Asha Rao',
        gender: 2,
        dob: '1956-01-03 11:58:00',
        pob: {
          formatted_address: 'Delhi, India',
          geometry: { location: { lat: 28.65195, lng: 77.23149 } },
        },
      },
    })
    if (status !== 200) throw new Error(`sign-up answered ${status}: ${text}`)
    people.push({ email, token: (JSON.parse(text) as { token: string }).token })
  }
}

const kinds = ['page', 'API read', 'sign-in'] as const
type Kind = (typeof kinds)[number]
const signs = ['aries', 'leo', 'libra', 'pisces']

/** The requests of visitors in turn: nine pages, nine reads and two sign-ins of twenty. */
function chooseRequest(turn: number): { kind: Kind; sent: Sent; visitor: number } {
  const visitor = Math.floor(turn / 2) % visitorAddresses.length
  const { email, token } = people[visitor]!
  if (turn % 10 === 9)
    return {
      kind: 'sign-in',
      visitor,
      sent: { method: 'POST', path: '/api/login', body: { email, password } },
    }
  if (turn % 2 === 0) {
    const path =
      turn % 20 === 0 ? `/gemstones?visit=${turn}` : `/horoscope/weekly/${signs[turn % 4]}`
    return { kind: 'page', visitor, sent: { method: 'GET', path } }
  }
  const path =
    turn % 4 === 1 ? '/api/user/get-user-details' : '/api/horoscope/new-single-horoscope/weekly/leo'
  return { kind: 'API read', visitor, sent: { method: 'GET', path, token } }
}

interface Latencies {
  readonly byKind: Readonly<Record<Kind, number[]>>
  /** Responses other than 200, by status, and connections that were lost. */
  readonly refused: Map<string, number>
}

/** Makes the visitors' requests at a steady pace, however long the answers take. */
async function visit(forSeconds: number): Promise<Latencies> {
  const byKind: Record<Kind, number[]> = { page: [], 'API read': [], 'sign-in': [] }
  const refused = new Map<string, number>()
  const began = performance.now()
  const pending: Promise<void>[] = []
  const count = Math.round((forSeconds * 1000) / intervalMilliseconds)
  for (let turn = 0; turn < count; turn++) {
    const due = began + turn * intervalMilliseconds
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const { kind, sent, visitor } = chooseRequest(turn)
    const answered = send(visitor, sent).then(
      ({ status }) => String(status),
      (error: NodeJS.ErrnoException) => error.code ?? 'lost',
    )
    pending.push(
      answered.then((status) => {
        byKind[kind].push(performance.now() - due)
        if (status !== '200') refused.set(status, (refused.get(status) ?? 0) + 1)
      }),
    )
  }
  await Promise.all(pending)
  return { byKind, refused }
}

/** Attacks until it is stopped; resolves to what wrk printed. */
async function attack(name: string, forSeconds: number): Promise<string> {
  const now = Temporal.Now.plainDateISO('UTC')
  const monday = now.subtract({ days: now.dayOfWeek - 1 }).toString()
  const options = ['--threads=1', '--connections=64', `--duration=${forSeconds}s`]
  const script = `--script=${join(import.meta.dirname, 'attack.lua')}`
  const address = `http://127.0.0.1:${name === otherServer ? otherPort : port}`
  const requests = name === otherServer ? [address] : [script, address, '--', name, monday]
  const child = spawn('nice', ['-n', '19', 'wrk', ...options, ...requests], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const chunk of child.stdout) printed += String(chunk)
  return printed
}

/** Seconds of processor time that a process has used: `proc_pid_stat(5)`, in ticks of 10 ms. */
async function processorSeconds({ pid }: ChildProcess): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}

function percentiles(latencies: number[]): string {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(0)
  return `${at(0.5)} / ${at(0.95)} / ${at(0.99)}`
}

async function measure(name: string | null): Promise<void> {
  const server = await startServer()
  const other = name === otherServer ? startOtherServer() : undefined
  try {
    if (people.length === 0) await createPeople()
    await visit(warmUpSeconds)
    const before = await processorSeconds(server)
    const [latencies, printed] = await Promise.all([
      visit(seconds),
      name === null ? '' : attack(name, seconds),
    ])
    const used = (await processorSeconds(server)) - before
    const find = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? '0'
    const refused = [...latencies.refused].map(([status, count]) => `${count} × ${status}`)
    const cells = [
      name ?? '(none)',
      percentiles(kinds.flatMap((kind) => latencies.byKind[kind])),
      ...kinds.map((kind) => percentiles(latencies.byKind[kind])),
      refused.join(', ') || '–',
      `${Number(find(/Requests\/sec:\s+([\d.]+)/)).toFixed(0)} a second, ${find(/(\d+) requests in/)} in all, ${find(/Non-2xx or 3xx responses: (\d+)/)} refused`,
      `${((used / seconds) * 100).toFixed(0)} %`,
      loadavg()[0]!.toFixed(1),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  } finally {
    other?.kill()
    await stopServer(server)
  }
}

const heading = [
  'attack',
  'all: 50th / 95th / 99th (ms)',
  ...kinds,
  'others refused',
  'attacker',
  'processor',
  'load',
]
try {
  console.log(`${seconds} s each, aim: 99th percentile of others under 100 ms`)
  console.log(`| ${heading.join(' | ')} |`)
  console.log(`| ${heading.map(() => '---').join(' | ')} |`)
  for (const name of [null, otherServer, ...wished]) await measure(name)
} finally {
  for (const agent of agents) agent.destroy()
  await rm(dataDir, { recursive: true, force: true })
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { connectDatabase, type Db, unlimited } from '../server/platform/database/database.ts'
import { startThrowawayPostgres } from '../server/platform/embedded-postgres/throwaway.ts'
import { hashToken } from '../server/platform/secrets/secret-token.ts'
import { createCard } from '../server/testing/create-card.ts'
import { buildSignUpForm } from '../server/testing/people.ts'
import { createHttpCaller } from '../server/testing/real-process.ts'
import { site } from '../server/testing/second-factors.ts'
import { createStaff } from '../server/testing/staff.ts'
import type { AppContext } from '../server/app.ts'
import { startArguments } from '../scripts/start-arguments.ts'
import { createKeepAliveCaller, type KeepAliveCall } from './keep-alive-caller.ts'

// Measures the product as it is started, with 10,000 accounts and with a million, of whom one in five subscribes: reads at 200
// requests a second, those of the studio at 50, and writes one after the other. Nothing may grow with the accounts. `payments`
// measures renewals.
const sizes = (process.env['ACCOUNTS'] ?? '10000,1000000').split(',').map(Number)
const sessionCount = 5_000
const paymentsEach = 12
const readsASecond = 200
const staffReadsASecond = 50
// In the first seconds V8 compiles what is called, and connections and caches are filled.
const firstSeconds = 10
// Long enough for two or more collections of V8's old generation: one comes every 20 to 40 seconds and delays some twenty calls.
const readerSeconds = 60
const staffSeconds = 15
const writeCount = 60
const password = 'Starlight7'

type Answered = Awaited<ReturnType<KeepAliveCall>>
type Measured = Record<string, { median: string; p99: string; firstP99?: string; stolen?: string }>
interface Result {
  readonly calls: Measured
  readonly facts: Record<string, string>
}

/** Returns the SQL of the id of row `n` of a kind; kinds are numbered so that ids do not meet. */
const idOf = (kind: number, n: RawBuilder<unknown>) =>
  sql`('${sql.raw(String(kind).padStart(8, '0'))}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const userId = idOf(1, sql`n`)
const groupId = idOf(2, sql`n`)

/** Inserts copies of the rows of one person, each with these columns replaced. */
const copyRows = (
  db: Db,
  table: string,
  { of, times, set }: { of: RawBuilder<unknown>; times: number; set: RawBuilder<unknown> },
) =>
  sql`insert into ${sql.table(table)} select copied.* from ${sql.table(table)} original,
    generate_series(1, ${sql.lit(times)}) n,
    jsonb_populate_record(original, jsonb_build_object(${set})) copied where ${of}`.execute(db)

/** Fills the database with people like one who has signed up, and with subscribers like one who has bought a week of Leo. */
async function fill(db: Db, accounts: number, buyer: string): Promise<void> {
  const subscribers = accounts / 5
  await sql`set session_replication_role = replica`.execute(db)
  const ofBuyer = sql`original.user_id = ${buyer}::uuid`
  await copyRows(db, 'users', {
    of: sql`original.id = ${buyer}::uuid`,
    times: accounts,
    set: sql`'id', ${userId}, 'email', 'reader-' || n || '@example.org'`,
  })
  for (const [table, set] of [
    ['charts', sql`'sign_id', 1 + n % 12`],
    ['trials', sql`'started_at', now() - interval '1 minute' * (n % 2000000)`],
    ['letter_settings', sql`'language_id', 1`],
    ['payment_customers', sql`'creation_key', ${userId}, 'provider_id', 'cus_' || n`],
  ] as const)
    await copyRows(db, table, {
      of: ofBuyer,
      times: accounts,
      set: sql`'user_id', ${userId}, ${set}`,
    })
  await copyRows(db, 'purchases', {
    of: sql`${ofBuyer} and original.kind = 'subscription'`,
    times: subscribers,
    set: sql`'id', ${groupId}, 'user_id', ${userId}, 'request_key', n::text`,
  })
  await copyRows(db, 'subscription_groups', {
    of: ofBuyer,
    times: subscribers,
    // Bought in the course of five years, as they were paid for. Nothing is due while reads are measured.
    set: sql`'id', ${groupId}, 'user_id', ${userId}, 'created_at', now() - interval '1 day' * (n % 1825),
      'due_at', now() + interval '7 days', 'remind_at', null`,
  })
  await copyRows(db, 'subscriptions', {
    of: sql`original.group_id in (select id from subscription_groups where user_id = ${buyer}::uuid)`,
    times: subscribers,
    set: sql`'id', ${groupId}, 'group_id', ${groupId}`,
  })
  await copyRows(db, 'grants', {
    of: sql`${ofBuyer} and original.source = 'subscription'`,
    times: subscribers,
    set: sql`'id', ${groupId}, 'user_id', ${userId}, 'reference', ${groupId}::text`,
  })
  // Five years of payments, the renewals among them.
  await sql`
    insert into attempts (id, purchase_id, state, parameters, amount_pence, payment_id, card_country, created_at, settled_at)
    select gen_random_uuid(), ${groupId}, 'succeeded', '{}', 199, gen_random_uuid()::text, 'GB', paid_at, paid_at
    from generate_series(1, ${sql.lit(subscribers)}) n, generate_series(1, ${sql.lit(paymentsEach)}) payment,
      lateral (select now() - interval '1 day' * ((n + payment * 150) % 1825) as paid_at) at`.execute(
    db,
  )
  await sql`
    insert into renewals (id, group_id, period_number, try_number, state, created_at, settled_at)
    select gen_random_uuid(), ${groupId}, payment, 1, 'paid', now() - interval '1 day' * ((n + payment * 150) % 1825), now()
    from generate_series(1, ${sql.lit(subscribers)}) n, generate_series(2, ${sql.lit(paymentsEach)}) payment`.execute(
    db,
  )
  // An hourly job would refund the orders as late while reads are measured.
  for (const [kind, table, set] of [
    [3, 'consultation_orders', sql`, 'refund_if_late', false`],
    [4, 'gemstone_enquiries', sql``],
  ] as const)
    await copyRows(db, table, {
      of: ofBuyer,
      times: accounts / 20,
      set: sql`'id', ${idOf(kind, sql`n`)}, 'user_id', ${userId}, 'created_at', now() - interval '1 minute' * n ${set}`,
    })
  await sql`
    insert into notice_reads (user_id, notice_id, read_at)
    select ${userId}, id, now() from generate_series(1, ${sql.lit(accounts)}) n, (select id from notices limit 1) notice`.execute(
    db,
  )
  const sessions = Array.from({ length: sessionCount }, (_, n) => hashToken(readerToken(n + 1)))
  // Readers are spread over all accounts, so that one in five of them subscribes, whatever the size.
  const reader = idOf(1, sql`1 + (n * 7919) % ${sql.lit(accounts)}`)
  await sql`
    insert into sessions (id, user_id, token_hash, issued_at, last_used_at)
    select ${idOf(5, sql`n`)}, ${reader}, hash, now(), now()
    from unnest(${sessions}::text[]) with ordinality as hashed (hash, n)`.execute(db)
  await sql`vacuum analyze`.execute(db)
  // Else the pages that were filled are written to disk while reads are measured: by PostgreSQL, whose temporary database never
  // waits for the disk, and after it by the kernel.
  await sql`checkpoint`.execute(db)
  await promisify(execFile)('sync')
}

const readerToken = (n: number) => `a-reader-of-the-benchmark-with-the-number-${n}`

/** Starts the product on a database, and returns when it is ready. */
async function startProduct(databaseUrl: string, dataDir: string) {
  // As `npm start` and the container start it.
  const child = spawn(process.execPath, [...startArguments], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: '0',
      PUBLIC_URL: site.origin,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const [, url] = / is at (\S+)/.exec(line) ?? []
    if (url) return { child, port: /:(\d+)/.exec(line)?.[1] ?? '', url }
  }
  throw new Error('the product has ended')
}

/** Waits until no week, month or year is composed any more, which takes a new database half a minute. */
async function becomeQuiet(db: Db): Promise<void> {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from parts`.execute(db)
    return Number(rows[0]?.count)
  }
  for (let before = 0, now = await count(); now === 0 || now !== before; now = await count()) {
    before = now
    await delay(8_000)
  }
}

/** Returns the median and the 99th percentile. */
function summarise(milliseconds: readonly number[]) {
  const times = milliseconds.toSorted((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  return { median: at(0.5), p99: at(0.99) }
}

/** Times a call. @throws {Error} if it is answered another status than 200 */
async function time(call: () => Promise<Answered>): Promise<number> {
  const began = performance.now()
  const { status, text } = await call()
  if (status !== 200) throw new Error(`a call was answered ${status}: ${text.slice(0, 300)}`)
  return performance.now() - began
}

/** Makes calls at a fixed rate, whether or not the earlier ones were answered. */
async function read(
  call: (n: number) => Promise<Answered>,
  { callsASecond, seconds }: { callsASecond: number; seconds: number },
) {
  const count = callsASecond * seconds
  const calls: Promise<number>[] = []
  const stolenBefore = await readStolenSeconds()
  const began = performance.now()
  for (let n = 0; n < count; n++) {
    const wait = began + (n * 1_000) / callsASecond - performance.now()
    if (wait > 1) await delay(wait)
    const timed = time(() => call(n))
    // A failure is reported once all are answered, after which the product is stopped.
    timed.catch(() => {})
    calls.push(timed)
  }
  const times = await Promise.all(calls)
  const stolen = (await readStolenSeconds()) - stolenBefore
  return {
    ...summarise(times),
    stolen: `${((100 * stolen) / (seconds * cpus().length)).toFixed(0)} %`,
  }
}

/** Reads how long the processors of a virtual machine waited since its start while the host ran others: see proc_stat(5). */
async function readStolenSeconds(): Promise<number> {
  const ticksPerSecond = 100
  const [processors = ''] = (await readFile('/proc/stat', 'utf8')).split('\n')
  const [, , , , , , , , ticks] = processors.split(/ +/)
  return Number(ticks) / ticksPerSecond
}

async function writeInTurn(call: (n: number) => Promise<Answered>) {
  const times: number[] = []
  for (let n = 0; n < writeCount; n++) times.push(await time(() => call(n)))
  return summarise(times)
}

/** Reads the memory of a process, and its peak since the last call, in MB. */
async function readMemory(pid: number): Promise<{ now: string; peak: string }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  // Resets the peak: see proc_pid_clear_refs(5).
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const read = (field: string) => {
    const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? []
    return `${Math.round(Number(kilobytes) / 1_000)} MB`
  }
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

async function measure(accounts: number): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scale-'))
  const postgres = await startThrowawayPostgres()
  const product = await startProduct(postgres.adminUrl, dataDir)
  const db = connectDatabase(postgres.adminUrl, 1, unlimited)
  const call = createHttpCaller(`http://127.0.0.1:${product.port}`)
  try {
    await becomeQuiet(db)
    const buyer = await createBuyer(call)
    const began = performance.now()
    await fill(db, accounts, buyer.id)
    const filled = `${((performance.now() - began) / 1_000).toFixed(0)} s`
    const { rows } = await sql<{ size: string }>`
      select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db)
    console.log(`${accounts} accounts were filled in ${filled}`)
    const cookie = await signStaffIn(call, db)
    const keepAliveCall = createKeepAliveCaller(product.port)
    const pid = product.child.pid ?? 0
    const composed = await readMemory(pid)
    const reads = await measureReads(keepAliveCall, cookie)
    const read = await readMemory(pid)
    const writes = await measureWrites(keepAliveCall, buyer)
    const written = await readMemory(pid)
    return {
      calls: { ...reads, ...writes },
      facts: {
        'filled in': filled,
        database: rows[0]?.size ?? '',
        'peak memory while texts are composed': composed.peak,
        'peak while readers are answered': read.peak,
        'peak while passwords are hashed': written.peak,
        'memory afterwards': written.now,
      },
    }
  } finally {
    await db.destroy()
    const ended = once(product.child, 'exit')
    product.child.kill('SIGTERM')
    await ended
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Call = ReturnType<typeof createHttpCaller>

interface Buyer {
  readonly id: string
  readonly token: string
  /** An order of a consultation, paid with the saved card. */
  readonly order: object
}

/** Signs a person up who buys a week of Leo, asks an astrologer and enquires about a gemstone. */
async function createBuyer(call: Call): Promise<Buyer> {
  const { body } = await call('POST /api/user/complete-user-registration-web', {
    body: buildSignUpForm({ password }),
  })
  const { token } = body
  const buy = async (name: string, order: object) => {
    const answer = await call(`POST /api/${name}`, { token, body: order })
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const { payment } = (await call('GET /api/config')).body
  const id = await createCard({ baseUrl: payment.base_url, publicKey: payment.public_key })
  const { cards } = await buy('payment-plan/save-payment-card', { token: id })
  const card = cards[0].stripe_card_id
  await buy('payment-plan/buy-subscription', { payment_plan_id: 1, horoscope_id: 5, card_id: card })
  const { consultations } = (await call('GET /api/consultation')).body
  const order = {
    consultation_id: consultations[0].id,
    questions: [consultations[0].questions[0].id],
    phone_number: '+919876543210',
    card_id: card,
  }
  await buy('payment-plan/buy-consultation', order)
  const { gemstones } = (await call('GET /api/gemstone')).body
  await buy('gemstone-enquiry/enquiry', {
    gemstoneId: gemstones.data[0].id,
    fullName: 'Mira Sharma',
    email: 'mira@example.org',
    phone: '+919876543210',
    question: 'Is it set in silver?',
  })
  return { id: body.user.id, token, order }
}

/** Signs a member of staff in, and returns their cookie. */
async function signStaffIn(call: Call, db: Db): Promise<string> {
  const clock = systemClock()
  const context = { db, config: readConfig({ PUBLIC_URL: site.origin }) } as AppContext
  return (await createStaff({ call, clock, context } as never, 'owner')).cookie
}

async function measureReads(call: KeepAliveCall, cookie: string): Promise<Measured> {
  const ofReader = (name: string) => (n: number) =>
    call(`GET /api/${name}`, { token: readerToken(1 + (n % sessionCount)) })
  // Browsers send their time zone.
  const zone = 'time_zone=Europe/London'
  const headers = { origin: site.origin, cookie }
  const ofStaff = (name: string) => () => call(`GET /api/studio/${name}`, { headers })
  const calls = [
    ['dashboard: the account', ofReader('user/get-user-details')],
    ['dashboard: its day', ofReader(`horoscope/today?${zone}`)],
    ['dashboard: its readings', ofReader(`horoscope/user-horoscopes?overview=1&${zone}`)],
    [
      'a week that is paid for',
      ofReader(`horoscope/user-new-single-horoscope/weekly/leo?texts_of=current&${zone}`),
    ],
    ['payments of a reader', ofReader('payment-plan/purchases')],
    ['past subscriptions', ofReader('payment-plan/get-user-historic-subscriptions')],
    ['noticeboard', ofReader('noticeboard/user-noticeboard')],
    [
      'studio: find customers',
      (n: number) =>
        call('POST /api/studio/find-customers', { headers, body: { email: `reader-${1 + n}` } }),
    ],
    ['studio: orders', ofStaff('orders')],
    ['studio: enquiries', ofStaff('enquiries')],
    ['studio: record', ofStaff('acts')],
    ['studio: disputes', ofStaff('disputes?state=open')],
  ] as const
  const rateOf = (name: string) =>
    name.startsWith('studio')
      ? { callsASecond: staffReadsASecond, seconds: staffSeconds }
      : { callsASecond: readsASecond, seconds: readerSeconds }
  const firstP99 = new Map<string, string>()
  for (const [name, request] of calls) {
    const { p99 } = await read(request, { ...rateOf(name), seconds: firstSeconds })
    firstP99.set(name, p99)
  }
  const measured: Measured = {}
  for (const [name, request] of calls)
    measured[name] = { ...(await read(request, rateOf(name))), firstP99: firstP99.get(name) ?? '' }
  return measured
}

async function measureWrites(call: KeepAliveCall, { token, order }: Buyer): Promise<Measured> {
  const measured: Measured = {}
  measured['a consultation is bought'] = await writeInTurn(() =>
    call('POST /api/payment-plan/buy-consultation', { token, body: order }),
  )
  const email = (n: number) => `reader-${10 + n}@example.org`
  measured['sign-in'] = await writeInTurn((n) =>
    call('POST /api/login', { body: { email: email(n), password } }),
  )
  measured['sign-up'] = await writeInTurn(() =>
    call('POST /api/user/complete-user-registration-web', { body: buildSignUpForm() }),
  )
  measured['deletion of an account'] = await writeInTurn((n) =>
    call('POST /api/user/delete-account', {
      token: readerToken(sessionCount - n),
      body: { password },
    }),
  )
  return measured
}

const results = new Map<number, Result>()
for (const size of sizes) results.set(size, await measure(size))
const label = (size: number) => size.toLocaleString('en')
const names = Object.keys([...results.values()][0]?.calls ?? {})
console.table(
  names.map((name) => ({
    call: name,
    ...Object.fromEntries(
      [...results].flatMap(([size, { calls }]) => [
        [`median in ms, ${label(size)}`, calls[name]?.median],
        [`p99 in ms, ${label(size)}`, calls[name]?.p99],
        [`p99 of the first ${firstSeconds} s, ${label(size)}`, calls[name]?.firstP99],
        [`stolen by the host, ${label(size)}`, calls[name]?.stolen],
      ]),
    ),
  })),
)
console.table(
  Object.fromEntries([...results].map(([size, { facts }]) => [`${label(size)} accounts`, facts])),
)

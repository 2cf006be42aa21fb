import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { buildApp, type AppContext } from '../server/app.ts'
import { gazetteerFile, loadGazetteer } from '../server/domains/places/index.ts'
import { memoryMailer } from '../server/gateways/mail/memory-mailer.ts'
import { openMediaStore } from '../server/gateways/media/open-media-store.ts'
import { openPayments } from '../server/gateways/payment/open-payments.ts'
import { readConfig } from '../server/platform/config.ts'
import { connectDatabase } from '../server/platform/database/database.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { startThrowawayPostgres } from '../server/platform/embedded-postgres/throwaway.ts'
import { pgBossJobs } from '../server/platform/jobs/pg-boss-jobs.ts'
import { openLog } from '../server/platform/log.ts'
import { seedContent } from '../server/seed/seed.ts'
import { createCard } from '../server/testing/create-card.ts'
import { movableClock } from '../server/testing/movable-clock.ts'
import { buildSignUpForm } from '../server/testing/people.ts'
import { composeEdition } from '../server/testing/compose-edition.ts'

// Measures purchases per second over HTTP with PostgreSQL and the sandbox process, which both write to disk,
// and renewals per second and memory with 100,000 renewals due at the same time.
const buyerCount = 60
const atOnce = 8
const dueCount = 100_000
const renewingMilliseconds = 30_000

const dataDir = mkdtempSync(join(tmpdir(), 'payments-bench-'))
const postgres = await startThrowawayPostgres()
const config = { ...readConfig({}), dataDir, databaseUrl: postgres.adminUrl, rateLimits: false }
const log = openLog('error')
const clock = movableClock('2026-11-21T09:00:00Z')
const db = connectDatabase(postgres.adminUrl)
await migrateDatabase(db)
const money = await openPayments(config, log)
const jobs = pgBossJobs(postgres.adminUrl, log)
/** Run immediately by the benchmark: the work is measured, not its schedule. */
const scheduled = new Map<string, () => Promise<void>>()
const context: AppContext = {
  config,
  clock,
  db,
  log,
  jobs: { ...jobs, schedule: (name, _cron, work) => scheduled.set(name, work) },
  mailer: { ...memoryMailer(), send: async () => {} },
  media: openMediaStore(config),
  payments: money.payments,
  gazetteer: await loadGazetteer(gazetteerFile),
}
await seedContent(context, composeEdition)
const app = await buildApp(context)
await jobs.start()
await app.listen({ port: 0, host: '127.0.0.1' })
const api = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(api + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function saveNewCard(token: string): Promise<string> {
  const id = await createCard(money.payments)
  const saved = await post<{ cards: { stripe_card_id: string }[] }>(
    '/payment-plan/save-payment-card',
    { token: id },
    token,
  )
  return saved.cards[0]?.stripe_card_id ?? ''
}

const buyers: { token: string; card: string; userId: string }[] = []
await inTurn([...Array(buyerCount).keys()], async () => {
  const { token, user } = await post<{ token: string; user: { id: string } }>(
    '/user/complete-user-registration-web',
    buildSignUpForm(),
  )
  buyers.push({ token, card: await saveNewCard(token), userId: user.id })
})

const orders = buyers.flatMap((buyer) =>
  Array.from({ length: 12 }, (_, index) => ({ ...buyer, sign: index + 1 })),
)
const taken: number[] = []
const began = performance.now()
await inTurn(orders, async ({ token, card, sign }) => {
  const start = performance.now()
  const order = { payment_plan_id: 1, horoscope_id: sign, card_id: card }
  await post('/payment-plan/buy-subscription', order, token)
  taken.push(performance.now() - start)
})
const seconds = (performance.now() - began) / 1000
taken.sort((a, b) => a - b)
const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(0)
console.log(
  `purchases: ${(orders.length / seconds).toFixed(0)} a second with ${atOnce} at once, median ${at(0.5)} ms, p99 ${at(0.99)} ms`,
)

const [buyer] = buyers
await sql`update subscription_groups set due_at = null`.execute(db)
await sql`
  insert into purchases (id, user_id, kind, state, request_key, ordered, description, amount_pence,
    card_id, language_id, created_at)
  select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${buyer?.userId}, 'subscription',
    'fulfilled', n::text, '{}', 'Silver: Aries', 199, ${buyer?.card}, 1, ${clock.now()}
  from generate_series(1, ${sql.lit(dueCount)}) n`.execute(db)
await sql`
  insert into subscription_groups (id, user_id, platform, status, tier, billing_interval, description, amount_pence,
    card_id, language_id, anchored_at, period_number, period_starts_at, period_ends_at, due_at, created_at)
  select id, user_id, 'web', 'active', 'silver', 'week', description, 199, card_id, 1, created_at, 1, created_at,
    created_at + interval '7 days', created_at + interval '7 days', created_at
  from purchases where ordered = '{}'`.execute(db)
await sql`
  insert into subscriptions (id, group_id, sign_id, payment_plan_id, amount_pence)
  select id, id, 1, 1, 199 from purchases where ordered = '{}'`.execute(db)
await sql`analyze`.execute(db)

clock.advance({ days: 7 })
const paid = async () =>
  Number(
    (await sql<{ count: number }>`select count(*) from renewals where state = 'paid'`.execute(db))
      .rows[0]?.count,
  )
const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000)
const memory = [megabytes()]
const watch = setInterval(() => memory.push(megabytes()), 1_000)
const start = performance.now()
const renewing = scheduled.get('renew-subscriptions')?.()
await new Promise((resolve) => setTimeout(resolve, renewingMilliseconds))
const renewed = await paid()
const renewingSeconds = (performance.now() - start) / 1000
await sql`update subscription_groups set due_at = null where due_at <= ${clock.now()}`.execute(db)
await renewing
clearInterval(watch)
console.log(
  `renewals: ${(renewed / renewingSeconds).toFixed(0)} a second with ${dueCount} due, resident ${memory[0]} MB before, ${Math.max(...memory)} MB at most`,
)

await app.close()
await jobs.stop()
await money.close()
await db.destroy()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })

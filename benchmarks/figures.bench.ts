import { sql } from 'kysely'
import { figures, figuresJobs } from '../server/domains/figures/index.ts'
import type { AppContext } from '../server/app.ts'
import { connectDatabase, unlimited } from '../server/platform/database/database.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { startThrowawayPostgres } from '../server/platform/embedded-postgres/throwaway.ts'
import type { Serve } from '../server/platform/http/serve.ts'

// Measures the page of figures, and the job that counts them, on five years of payments. The page must take less than 50 ms
// in 99 of 100 calls, however many subscriptions there are.
const subscriptions = 100_000
const calls = 300
const now = Temporal.Instant.from('2026-11-27T09:00:00Z')

const server = await startThrowawayPostgres()
const db = connectDatabase(server.adminUrl, 4, unlimited)
await migrateDatabase(db)

const filledAt = performance.now()
// One connection, which does not check the foreign keys of what it fills.
const filling = connectDatabase(server.adminUrl, 1, unlimited)
await sql`set session_replication_role = replica`.execute(filling)
// Six of ten are paid by the week, three by the month, one by the year. Most end within some months; one in seven still runs.
await sql`
  create unlogged table filled as
  select gen_random_uuid() as id, gen_random_uuid() as user_id, n,
    case when n % 10 < 6 then 'week' when n % 10 < 9 then 'month' else 'year' end as interval,
    (array['GB', 'IN', 'US', 'FR', 'DE', 'CA', 'AU', 'AE', null])[1 + n % 9] as country,
    begun_at, least(begun_at + (case when n % 7 = 0 then interval '10 years' else random() * interval '200 days' end), ${now}) as ended_at
  from (
    select n, ${now}::timestamptz - interval '5 years' * random() as begun_at
    from generate_series(1, ${subscriptions}::integer) n
  ) begun`.execute(filling)
await sql`
  insert into purchases (id, user_id, kind, state, request_key, ordered, description, amount_pence, language_id, created_at, settled_at)
  select id, user_id, 'subscription', 'fulfilled', id::text, '{}', 'Silver: Leo', 199, 1, begun_at, begun_at from filled`.execute(
  filling,
)
await sql`
  insert into subscription_groups (
    id, user_id, platform, status, tier, billing_interval, description, amount_pence, language_id, anchored_at,
    period_number, period_starts_at, period_ends_at, created_at, cancelled_at
  )
  select id, user_id, 'web', case when ended_at < ${now} then 'cancelled' else 'active' end,
    case interval when 'week' then 'silver' when 'month' then 'gold' else 'diamond' end, interval, 'Silver: Leo', 199, 1,
    begun_at, 1, begun_at, ended_at - (n % 12) * interval '1 day', begun_at, case when ended_at < ${now} then ended_at end
  from filled`.execute(filling)
await sql`
  insert into attempts (id, purchase_id, state, parameters, amount_pence, payment_id, card_country, created_at, settled_at)
  select gen_random_uuid(), id, 'succeeded', '{}', case interval when 'week' then 199 when 'month' then 599 else 4999 end,
    gen_random_uuid()::text, country, paid_at, paid_at
  from filled, generate_series(begun_at, ended_at, ('1 ' || interval)::interval) paid_at`.execute(
  filling,
)
await sql`
  insert into renewals (id, group_id, period_number, try_number, state, created_at, settled_at)
  select gen_random_uuid(), purchase_id, number, 1, case when random() < 0.04 then 'failed' else 'paid' end, settled_at, settled_at
  from (
    select purchase_id, settled_at, row_number() over (partition by purchase_id order by settled_at) as number from attempts
  ) paid where number > 1`.execute(filling)
await sql`
  insert into renewals (id, group_id, period_number, try_number, state, created_at, settled_at)
  select gen_random_uuid(), group_id, period_number, 2, 'paid', settled_at, settled_at + interval '1 day'
  from renewals where state = 'failed' and random() < 0.6`.execute(filling)
await sql`
  update attempts set refund_key = gen_random_uuid(), refund_pence = amount_pence, refunded_at = settled_at + interval '9 days'
  where id in (select id from attempts where random() < 0.01)`.execute(filling)
await sql`
  insert into trials (user_id, started_at)
  select user_id, begun_at - interval '120 days' * random() from filled
  union all
  select gen_random_uuid(), ${now}::timestamptz - interval '5 years' * random()
  from generate_series(1, ${subscriptions * 8}::integer)`.execute(filling)
await sql`
  insert into daily_counts (day, counter, label, count)
  select day, counter, label, 1000
  from generate_series(${now}::date - 1825, ${now}::date, interval '1 day') day,
    (values ('lookups', 'moonsign'), ('lookups', 'rising_sign'), ('sign_ups', 'true'), ('sign_ups', 'false')) kinds (counter, label)`.execute(
  filling,
)
await sql`vacuum analyze`.execute(filling)
await filling.destroy()
const sizes = await sql<Record<string, number>>`
  select (select count(*) from subscription_groups) as subscriptions, (select count(*) from attempts) as payments,
    (select count(*) from renewals) as renewals, (select count(*) from trials) as trials`.execute(
  db,
)
console.table(sizes.rows)
console.log(`filled in ${((performance.now() - filledAt) / 1000).toFixed(0)} s`)

let count = async () => {}
let show: (request: { query: object }) => Promise<unknown> = async () => null
const context = {
  db,
  clock: { now: () => now },
  config: { trader: null },
  jobs: { schedule: (_name: string, _cron: string, work: () => Promise<void>) => (count = work) },
} as unknown as AppContext
figuresJobs(context)
figures(
  ((name: string, handler: typeof show) => {
    if (name === 'GET /studio/figures') show = handler
  }) as Serve,
  context,
)

const seconds = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
const first = await seconds(count)
const hourly = await seconds(count)
console.table([
  {
    'first count of 5 years in s': first.toFixed(1),
    'hourly count in s': hourly.toFixed(1),
  },
])

const pages = { 'twelve months up to now': {}, 'an earlier year': { month: '2024-06' } }
const rows: Record<string, string>[] = []
for (const [page, query] of Object.entries(pages)) {
  const times: number[] = []
  for (let call = 0; call < calls; call++) times.push((await seconds(() => show({ query }))) * 1000)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (calls - 1))]?.toFixed(1) ?? ''
  rows.push({ page, 'p50 in ms': at(0.5), 'p99 in ms': at(0.99) })
}
console.table(rows)

const plan = await sql<{ 'QUERY PLAN': string }>`
  explain (analyze, costs off, timing off, summary off)
  select * from month_figures where month >= '2025-12-01' and month <= '2026-11-01'`.execute(db)
console.log(plan.rows.map((row) => row['QUERY PLAN']).join('\n'))
await db.destroy()
await server.stop()

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { distributedSqlRules, readSqlSources, usesSql } from './distributed-sql.ts'

const sources = readSqlSources()
const guide = readFileSync(
  new URL('../docs/guides/distributed-database.md', import.meta.url),
  'utf8',
)

test.each(distributedSqlRules)('only files that may use it have a $name (OPS-91)', (rule) => {
  const users = sources.filter((source) => usesSql(rule, source)).map(({ path }) => path)
  // A file that no longer uses it leaves the list.
  expect(users.toSorted()).toEqual(Object.keys(rule.allowed).toSorted())
})

test('the guide names each of them, and each file that uses one (OPS-91)', () => {
  const names = distributedSqlRules.map(({ name }) => `| ${name} `)
  const files = distributedSqlRules.flatMap(({ allowed }) => Object.keys(allowed))
  expect([...names, ...files].filter((text) => !guide.includes(text))).toEqual([])
})

test.each([
  ['session advisory lock', 'await sql`select pg_advisory_lock(1)`.execute(db)'],
  ['session advisory lock', 'await sql`select pg_try_advisory_lock_shared(1)`.execute(db)'],
  ['transaction advisory lock', 'await sql`select pg_advisory_xact_lock(1)`.execute(db)'],
  ['listen and notify', 'await client.query("listen jobs;")'],
  ['listen and notify', 'await sql`notify jobs`.execute(db)'],
  ['listen and notify', 'await sql`select pg_notify(${channel}, ${text})`.execute(db)'],
  ['lock table', 'await sql`lock table users in exclusive mode`.execute(trx)'],
  ['skip locked', "trx.selectFrom('users').forUpdate().skipLocked()"],
  ['index made concurrently', 'create unique index concurrently users_email on users (email)'],
  ['trigger or function of the database', 'create trigger a before update on users'],
  ['exclusion constraint', 'exclude using btree (sign_id with =)'],
  ['deferrable constraint', 'references users (id) deferrable initially deferred'],
  ['inheritance or partitions', 'create table days partition of months'],
  ['GiST, GIN or BRIN index', 'create index on periods using gin (translations)'],
  ['extension', 'create extension if not exists pg_trgm'],
  ['generated column', 'total bigint generated always as (a + b) stored'],
  ['temporary or unlogged table', 'create temporary table chosen (id uuid)'],
  ['prepared transaction', "prepare transaction 'a'"],
  ['system column', 'select ctid from users'],
])('a %s is found in `%s` (OPS-91)', (name, text) => {
  const found = distributedSqlRules.filter((rule) => usesSql(rule, { path: 'server/x.ts', text }))
  expect(found.map((rule) => rule.name)).toEqual([name])
})

test('an index may be made concurrently by a migration without a transaction, and comments may name anything (OPS-91)', () => {
  const found = (path: string, text: string) =>
    distributedSqlRules.filter((rule) => usesSql(rule, { path, text })).map(({ name }) => name)
  const text = 'create index concurrently a on users (email)'
  expect(found('server/migrations/1.sql', `-- no transaction\n${text}`)).toEqual([])
  expect(found('server/migrations/1.sql', `-- a comment\n${text}`)).toHaveLength(1)
  expect(found('server/x.ts', '/** Needs no `lock table`. */\n// or create extension')).toEqual([])
})

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { pgBossJobs } from '../../../platform/jobs/pg-boss-jobs.ts'
import { openLog } from '../../../platform/log.ts'
import { createPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
let isMailServerDown = false
let attempted: Mail[]
beforeAll(async () => {
  product = await createTestApp({
    openJobs: (databaseUrl) => pgBossJobs(databaseUrl, openLog('silent')),
    welcomeEmails: true,
    wrapMailer: (mailer) => ({
      ...mailer,
      send: async (mail) => {
        attempted.push(mail)
        if (isMailServerDown) throw new Error(`451 try later: ${mail.text}`)
        await mailer.send(mail)
      },
    }),
  })
})
afterAll(() => product.close())
beforeEach(() => {
  isMailServerDown = false
  attempted = []
})

/** Long enough for a busy machine. */
const soon = { timeout: 60_000, interval: 50 }

type Person = Awaited<ReturnType<typeof createPerson>>
const post = (path: string, body: object, token?: string) =>
  product.call(`POST /api${path}`, { body, ...(token === undefined ? {} : { token }) })

/** Every kind of email with a link: how it is requested, its address and the page of its link. */
const links: Record<
  string,
  { page: string; to: (person: Person) => string; ask: (person: Person) => Promise<unknown> }
> = {
  'sign-in': {
    page: 'login-link',
    to: ({ email }) => email,
    ask: ({ email }) => post('/login/link', { email }),
  },
  'new password': {
    page: 'reset-password',
    to: ({ email }) => email,
    ask: ({ email }) => post('/forgot-password', { email }),
  },
  'change of email': {
    page: 'confirm-email',
    to: ({ email }) => `new-${email}`,
    ask: ({ email, password, token }) =>
      post('/user/change-email', { email: `new-${email}`, password }, token),
  },
  welcome: {
    page: 'welcome',
    to: ({ email }) => email,
    ask: ({ token }) => post('/user/send-welcome-email', {}, token),
  },
}

const tokensOf = (page: string, to: string) =>
  attempted
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? [])

/** Returns the text of every row of the product's tables and of the queue's. */
async function readDatabase(): Promise<string[]> {
  const { db } = product.context
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(db)
  expect(tables.length).toBeGreaterThan(30)
  const texts: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(db)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Returns what in the database's text is a token that the product accepts. */
async function findLiveTokens(): Promise<string[]> {
  const { db } = product.context
  const stored = [
    ...(await db.selectFrom('mailed_links').select('token_hash').execute()),
    ...(await db.selectFrom('sessions').select('token_hash').execute()),
  ].map(({ token_hash }) => token_hash)
  const candidates = (await readDatabase()).flatMap((text) =>
    [...text.matchAll(/(?=([\w-]{43}))/g)].map(([, found = '']) => found),
  )
  return candidates.filter((candidate) => stored.includes(hash(candidate)))
}

const failForGood = () =>
  sql`update jobs.job set retry_count = retry_limit, start_after = now()
    where state = 'retry'`.execute(product.context.db)

const listJobsAbout = async ({ user, email }: Person, queue: string) => {
  const { rows } = await sql<{ data: string }>`
    select data::text as data from jobs.job where name like ${queue}`.execute(product.context.db)
  return rows.filter(({ data }) => data.includes(user.id) || data.includes(email))
}

// Guard in server/domains/identity/mailed-links/send-mailed-link.ts: the queue carries no token.
test.each(Object.keys(links))(
  'the token of a %s link is in no table while its email waits, fails and was sent; a retry mails another (SEC-50)',
  async (kind) => {
    const { page, to, ask } = links[kind] as (typeof links)[string]
    const person = await createPerson(product)
    await vi.waitFor(() => expect(tokensOf('welcome', person.email)).toHaveLength(1), soon)
    attempted = []
    isMailServerDown = true
    await ask(person)
    const tokens = () => tokensOf(page, to(person))
    await vi.waitFor(() => expect(tokens()).toHaveLength(1), soon)
    await vi.waitFor(async () => {
      const waiting = await sql`select from jobs.job where state = 'retry'`.execute(
        product.context.db,
      )
      expect(waiting.rows.length).toBeGreaterThan(0)
    }, soon)
    expect(await findLiveTokens()).toEqual([])
    isMailServerDown = false
    await vi.waitFor(() => expect(tokens().length).toBeGreaterThan(1), soon)
    expect(await findLiveTokens()).toEqual([])
    expect(tokens()[0]).not.toBe(tokens().at(-1))
    const stored = await product.context.db
      .selectFrom('mailed_links')
      .select('token_hash')
      .where('user_id', '=', person.user.id)
      .execute()
    expect(stored.map(({ token_hash }) => token_hash)).toContain(hash(tokens().at(-1) ?? ''))
  },
)

// Guard in server/domains/identity/own-account/delete-account.ts: jobs about the person are removed.
test('deleting an account removes its waiting and failed jobs (SEC-51)', async () => {
  const person = await createPerson(product)
  await vi.waitFor(() => expect(tokensOf('welcome', person.email)).toHaveLength(1), soon)
  isMailServerDown = true
  await post('/forgot-password', { email: person.email })
  await vi.waitFor(async () => {
    await failForGood()
    expect(await listJobsAbout(person, 'dead-letters')).toHaveLength(1)
  }, soon)
  await post('/login/link', { email: person.email })
  await vi.waitFor(
    () => expect(tokensOf('login-link', person.email).length).toBeGreaterThan(0),
    soon,
  )
  const { password, token } = person
  expect((await post('/user/delete-account', { password }, token)).status).toBe(200)
  expect(await listJobsAbout(person, 'mailed-link')).toEqual([])
  expect(await listJobsAbout(person, 'welcome-mail')).toEqual([])
  expect(await listJobsAbout(person, 'dead-letters')).toEqual([])
  isMailServerDown = false
  await vi.waitFor(() => expect(attempted.at(-1)?.subject).toMatch(/deleted/), soon)
})

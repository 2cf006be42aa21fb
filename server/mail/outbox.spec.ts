import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailer } from '../gateways/mail/open-mailer.ts'
import { openLog } from '../platform/log.ts'
import { testNow } from '../testing/database.ts'
import { movableClock } from '../testing/movable-clock.ts'
import { createPerson } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'))
const mailClock = movableClock(testNow)
let logged: string[] = []
let product: TestApp
beforeAll(async () => {
  product = await createTestApp({
    wrapMailer: () => openMailer(settings, mailClock),
    log: openLog('info', { write: (line: string) => void logged.push(line) }),
  })
})
afterAll(async () => {
  await product.close()
  rmSync(dataDir, { recursive: true })
})
const settings = { dataDir, mailFrom: 'hello@stars.example', smtpUrl: null, plaintextHosts: [] }

const readEmails = () =>
  readdirSync(join(dataDir, 'outbox')).map((file) =>
    readFileSync(join(dataDir, 'outbox', file), 'utf8'),
  )
const recipientOf = (text: string) => /^To: (\S+)/m.exec(text)?.[1]
const recipients = () => readEmails().map(recipientOf)
const readEmailTo = (email: string) => readEmails().find((text) => recipientOf(text) === email)
const post = (path: string, body: object, token?: string) =>
  product.call(`POST /api${path}`, { body, ...(token === undefined ? {} : { token }) })

async function mailLink(email: string): Promise<void> {
  await post('/login/link', { email })
  await product.jobs.run()
}

// Guard in server/domains/identity/own-account/delete-account.ts: emails kept as files are removed with the account.
test('deleting an account removes the emails to its person, and leaves those of others (SEC-56)', async () => {
  const [mira, asha] = [await createPerson(product), await createPerson(product)]
  await mailLink(mira.email)
  await mailLink(asha.email)
  expect(recipients().toSorted()).toEqual([mira.email, asha.email].toSorted())
  await post('/user/delete-account', { password: mira.password }, mira.token)
  expect(recipients()).toEqual([asha.email])
})

// Guard in server/mail/email-queue.ts: emails are not kept as files for longer than 30 days.
test('emails kept as files are removed after 30 days (SEC-56)', async () => {
  const { email } = await createPerson(product)
  await mailLink(email)
  product.clock.advance({ hours: 30 * 24 })
  await product.jobs.runScheduled('empty-outbox')
  expect(recipients()).toContain(email)
  product.clock.advance({ seconds: 1 })
  await product.jobs.runScheduled('empty-outbox')
  expect(recipients()).toEqual([])
})

// Guard in server/platform/http/identify-requests.ts: a request runs for its id.
test('log lines and emails of a request and its jobs have its id (OPS-43, OPS-44)', async () => {
  const { email } = await createPerson(product)
  const id = 'f0f1f2f3-0000-4000-8000-0123456789ab'
  // Over a connection, since the parser of a body is not part of the request's code.
  const url = await product.app.listen({ host: '127.0.0.1', port: 0 })
  logged = []
  const headers = { 'x-request-id': id, 'content-type': 'application/json' }
  const body = JSON.stringify({ email })
  await fetch(`${url}/api/login/link`, { method: 'POST', headers, body })
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'sign-in-link-requested', requestId: id },
  ])
  await product.jobs.run()
  expect(readEmailTo(email)).toMatch(new RegExp(`^X-Request-Id: ${id}\r$`, 'im'))
})

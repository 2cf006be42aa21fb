import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../../scripts/test-scope.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const signIn = (email: string, password: string, address = '192.0.2.1', cookie?: string) =>
  product.call('POST /api/login', {
    body: { email, password },
    address,
    headers: cookie === undefined ? {} : { cookie },
  })
const guess = (email: string, address: string) => signIn(email, 'Moonlight8', address)

/** Signs in and returns the cookie by which the browser is known from then on. */
async function readKnownBrowser({ email, password }: Person): Promise<string> {
  const { headers } = await signIn(email, password)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

test('wrong sign-ins are limited to 20 for an account from one address, then one every 10 seconds (API-03)', async () => {
  const { email, password } = await createPerson(product)
  const address = '198.51.100.1'
  for (let tries = 1; tries <= 20; tries++)
    expect((await guess(email.toUpperCase(), address)).status).toBe(401)
  const refused = await guess(email, address)
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
  expect(refused.headers['retry-after']).toBe('10')
  expect((await signIn(email, password, address)).status).toBe(429)
  product.clock.advance({ seconds: 10 })
  expect((await signIn(email, password, address)).status).toBe(200)
})

// Guard in server/domains/identity/common/identity-limits.ts: a stranger does not use up the owner's tries.
test('an attacker at one address does not keep the owner at another from signing in (SEC-04)', async () => {
  const { email, password } = await createPerson(product)
  for (let tries = 1; tries <= 25; tries++) await guess(email, '198.51.100.2')
  expect((await guess(email, '198.51.100.2')).status).toBe(429)
  expect((await signIn(email, password)).status).toBe(200)
})

test('a known browser may be wrong 20 times itself (SEC-04)', async () => {
  const person = await createPerson(product)
  const cookie = await readKnownBrowser(person)
  const guessThere = () => signIn(person.email, 'Moonlight8', '192.0.2.10', cookie)
  for (let tries = 1; tries <= 20; tries++) expect((await guessThere()).status).toBe(401)
  expect((await guessThere()).status).toBe(429)
})

test('the cookie of a known browser is read by the server alone and does not name the account (SEC-04)', async () => {
  const person = await createPerson(product)
  const { headers } = await signIn(person.email, person.password)
  expect(String(headers['set-cookie'])).toMatch(
    /^known-browser=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )
  const secure = await createTestApp({ config: { publicUrl: 'https://stars.example' } })
  const there = await createPerson(secure)
  const answer = await secure.call('POST /api/login', {
    body: { email: there.email, password: there.password },
  })
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-known-browser=.*; Secure$/)
  await secure.close()
})

test('wrong sign-ins are limited alike for an email without an account (ID-07)', async () => {
  const email = 'nobody-limited@example.org'
  for (let tries = 1; tries <= 20; tries++)
    expect((await guess(email, '198.51.100.50')).status).toBe(401)
  expect((await guess(email, '198.51.100.50')).status).toBe(429)
})

test('wrong sign-ins are limited to 100 for each address, for any accounts (API-03)', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 101; n++)
    statuses.push((await guess(`guess-${n}@example.org`, '198.51.100.60')).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

describe('an account whose 200 wrong sign-ins attackers at many addresses have used up', () => {
  let person: Person
  let cookie: string
  beforeAll(async () => {
    person = await createPerson(product)
    cookie = await readKnownBrowser(person)
    for (let address = 1; address <= 10; address++)
      for (let tries = 1; tries <= 20; tries++) await guess(person.email, `198.51.101.${address}`)
  })

  // Guard in server/domains/identity/sessions/known-browser.ts: a browser that signed in before has its own tries.
  test('is open to a browser that has signed in to it, and to no other (API-03, SEC-04)', async () => {
    const { email, password } = person
    const status = async (sent?: string) =>
      (await signIn(email, password, '192.0.2.9', sent)).status
    expect(await status()).toBe(429)
    expect(await status(cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(429)
    expect(await status(await readKnownBrowser(await createPerson(product)))).toBe(429)
    expect(await status(cookie)).toBe(200)
  })

  // Guard in server/domains/identity/own-account/verify-own-password.ts: a live session has its own tries.
  test('lets its signed-in person change the password (SEC-04)', async () => {
    const change = await product.call('POST /api/user/change-password', {
      token: person.token,
      body: {
        current_password: person.password,
        password: 'Moonrise88',
        password_confirmation: 'Moonrise88',
      },
    })
    expect(change.status).toBe(200)
  })

  test('gets one more try every 10 seconds (API-03)', async () => {
    product.clock.advance({ seconds: 10 })
    expect((await guess(person.email, '203.0.113.200')).status).toBe(401)
    expect((await guess(person.email, '203.0.113.201')).status).toBe(429)
  })
})

// Guard in server/platform/secrets/passwords.ts: hashes wait in a short queue, and not in that of all files.
test('of 200 simultaneous sign-ins those that would wait long are answered 503 and count for no limit (SEC-06)', async () => {
  const { email, password } = await createPerson(product)
  const answers = await Promise.all(
    // Different passwords, each of which takes a hash: `server/testing/hash-once.ts`.
    Array.from({ length: 200 }, (_, n) =>
      signIn(`crowd-${n}@example.org`, `Moonlight${n}`, `203.0.113.${n}`),
    ),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('5')
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(200 - refused.length)
  expect((await signIn(email, password)).status).toBe(200)
})

// 110 passwords are hashed.
test.runIf(isExhaustive)(
  'right sign-ins and those that the account’s limit refused do not count as wrong ones (API-03)',
  async () => {
    const { email, password } = await createPerson(product)
    const address = '198.51.100.70'
    for (let tens = 1; tens <= 11; tens++) {
      const right = Array.from({ length: 10 }, () => signIn(email, password, address))
      expect((await Promise.all(right)).map(({ status }) => status)).toEqual(Array(10).fill(200))
    }
    const other = await createPerson(product)
    for (let tries = 1; tries <= 120; tries++) await guess(other.email, address)
    expect((await signIn(email, password, address)).status).toBe(200)
  },
)

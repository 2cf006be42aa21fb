import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({
    welcomeEmails: true,
    config: { publicUrl: 'https://stars.example' },
  })
})
afterAll(() => product.close())

const post = (path: string, body: object, token?: string) =>
  product.call(`POST /api${path}`, { body, ...(token === undefined ? {} : { token }) })
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  post('/login', { email, password })
const isAlive = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).status === 200

/** Runs the queues and returns the token of the newest link of this kind that was mailed to an address. */
async function readLink(page: string, email: string): Promise<string> {
  await product.jobs.run()
  const pattern = new RegExp(`/${page}/([\\w-]{43})`)
  const texts = product.mails.filter(({ to }) => to === email).map(({ text }) => text)
  return texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1) ?? ''
}
async function requestLink(path: '/login/link' | '/forgot-password', email: string) {
  await post(path, { email })
  return readLink(path === '/login/link' ? 'login-link' : 'reset-password', email)
}
const redeem = (token: string) => post('/login/link/redeem', { token })
const password = 'Moonlight8'
const chosen = { password, password_confirmation: password }

const openByLink = {
  'sign-in link': async (email: string) => redeem(await requestLink('/login/link', email)),
  'welcome link in another browser': async (email: string) =>
    redeem(await readLink('welcome', email)),
} as const

// Guard in server/domains/identity/mailed-links/redeem-sign-in-link.ts: a person who signed up with a
// stranger's address is put out when the holder of the mailbox comes.
describe.each(Object.entries(openByLink))('the first %s of an unconfirmed account', (_, open) => {
  test('ends its sessions and voids its password, and a new one is chosen (ENT-82)', async () => {
    const squatter = await createPerson(product)
    const elsewhere = (await signIn(squatter)).body.token
    const purchase = (await post('/user/purchase-session', {}, squatter.token)).body.token
    const { status, body } = await open(squatter.email)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ email_confirmed: true, has_password: false })
    for (const token of [squatter.token, elsewhere, purchase])
      expect(await isAlive(token)).toBe(false)
    expect((await signIn(squatter)).status).toBe(401)

    const answer = await post('/user/choose-password', chosen, body.token)
    expect(answer.body).toEqual({ msg: 'Your new password has been saved.' })
    expect((await signIn({ ...squatter, password })).body.user).toMatchObject({
      email_confirmed: true,
      has_password: true,
    })
    expect(await isAlive(body.token)).toBe(true)
  })

  test('drops a pending change of email and every other link (ENT-82)', async () => {
    const squatter = await createPerson(product)
    const theirs = `their-${squatter.email}`
    const change = { email: theirs, password: squatter.password }
    await post('/user/change-email', change, squatter.token)
    const pending = await readLink('confirm-email', theirs)
    const reset = await requestLink('/forgot-password', squatter.email)
    expect(pending).not.toBe('')
    expect((await open(squatter.email)).status).toBe(200)
    const confirmed = await post('/user/confirm-email', { token: pending })
    expect(confirmed.body.code).toBe('email-link-invalid')
    const again = await post('/reset-password', { email: squatter.email, token: reset, ...chosen })
    expect(again.body.code).toBe('reset-link-invalid')
  })
})

test('the first reset link confirms the address, ends all sessions and drops a pending change of email (ENT-82)', async () => {
  const squatter = await createPerson(product)
  const theirs = `their-${squatter.email}`
  await post('/user/change-email', { email: theirs, password: squatter.password }, squatter.token)
  const pending = await readLink('confirm-email', theirs)
  const token = await requestLink('/forgot-password', squatter.email)
  await post('/reset-password', { email: squatter.email, token, ...chosen })
  expect(await isAlive(squatter.token)).toBe(false)
  expect((await signIn(squatter)).status).toBe(401)
  expect((await signIn({ ...squatter, password })).body.user.email_confirmed).toBe(true)
  expect((await post('/user/confirm-email', { token: pending })).status).toBe(422)
})

test('a confirmed change of email confirms the new address (ENT-82)', async () => {
  const person = await createPerson(product)
  const email = `new-${person.email}`
  await post('/user/change-email', { email, password: person.password }, person.token)
  await post('/user/confirm-email', { token: await readLink('confirm-email', email) })
  expect((await signIn({ ...person, email })).body.user).toMatchObject({
    email,
    email_confirmed: true,
    has_password: true,
  })
})

test('a sign-in link of a confirmed account leaves sessions, password and a pending change of email (ENT-82)', async () => {
  const person = await createPerson(product)
  await post(
    '/user/confirm-welcome',
    { token: await readLink('welcome', person.email) },
    person.token,
  )
  const email = `new-${person.email}`
  await post('/user/change-email', { email, password: person.password }, person.token)
  const pending = await readLink('confirm-email', email)
  const opened = await redeem(await requestLink('/login/link', person.email))
  expect(opened.body.user).toMatchObject({ email_confirmed: true, has_password: true })
  expect(await isAlive(person.token)).toBe(true)
  expect((await signIn(person)).status).toBe(200)
  expect((await post('/user/confirm-email', { token: pending })).status).toBe(200)
})

describe('choosing a password', () => {
  // Guard in server/domains/identity/own-account/choose-password.ts: a stolen token sets no password.
  test('is refused while the account has one (ENT-82)', async () => {
    const person = await createPerson(product)
    const { status, body } = await post('/user/choose-password', chosen, person.token)
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect((await signIn(person)).status).toBe(200)
  })

  test('needs two equal passwords that fit the rules, and a session (ENT-82)', async () => {
    const person = await createPerson(product)
    const { token } = (await openByLink['sign-in link'](person.email)).body
    const differing = { password, password_confirmation: 'moonlight8' }
    expect((await post('/user/choose-password', differing, token)).body.code).toBe(
      'passwords-differ',
    )
    const weak = { password: 'moonlight8', password_confirmation: 'moonlight8' }
    expect((await post('/user/choose-password', weak, token)).status).toBe(422)
    expect((await post('/user/choose-password', chosen)).status).toBe(401)
  })

  test('an account without a password is neither deleted nor moved by an empty one (ENT-82)', async () => {
    const person = await createPerson(product)
    const { token } = (await openByLink['sign-in link'](person.email)).body
    for (const wrong of [person.password, 'x'])
      expect((await post('/user/delete-account', { password: wrong }, token)).body.code).toBe(
        'password-wrong',
      )
    expect(await isAlive(token)).toBe(true)
  })
})

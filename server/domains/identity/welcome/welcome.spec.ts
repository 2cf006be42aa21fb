import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSignUpForm, createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({
    welcomeEmails: true,
    config: { publicUrl: 'https://stars.example', brandName: 'Stars' },
  })
})
afterAll(() => product.close())

const post = (path: string, body: object, token?: string) =>
  product.call(`POST /api${path}`, { body, ...(token === undefined ? {} : { token }) })
const confirm = (link: string, token: string) =>
  post('/user/confirm-welcome', { token: link }, token)
const redeem = (link: string) => post('/login/link/redeem', { token: link })
const userOf = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).body.data?.user

const linkIn = (text: string | undefined) =>
  /https:\/\/stars\.example\/welcome\/([\w-]{43})\n/.exec(text ?? '')?.[1] ?? ''
const welcomesTo = (email: string) =>
  product.mails.filter(({ to, subject }) => to === email && subject.startsWith('Welcome'))

/** Signs a person up and returns them with the link of their welcome email. */
async function signUp(overrides = {}): Promise<Person & { link: string }> {
  const person = await createPerson(product, overrides)
  await product.jobs.run()
  return { ...person, link: linkIn(welcomesTo(person.email)[0]?.text) }
}

describe('the welcome email', () => {
  test('tells sign, first sentence, free weeks and link, with the Moon of the birth as a PNG (ENT-80)', async () => {
    const { email } = await signUp()
    const [mail, ...others] = welcomesTo(email)
    expect(others).toEqual([])
    // The Moon of 16 May 1990, 22:55 UTC, stood in sidereal Capricorn (Swiss Ephemeris).
    expect(mail?.subject).toBe('Welcome to Stars: your Moon is in Capricorn')
    expect(mail?.text).toContain('With the Moon in Capricorn')
    // 91 days after 21 November 2026.
    expect(mail?.text).toContain('Your week is free until 20 February 2027.')
    expect(mail?.text).toMatch(/Read your week: https:\/\/stars\.example\/welcome\/[\w-]{43}\n/)
    expect(mail?.html).toContain('<img src="cid:moon" alt="The Moon among the stars')
    const [picture] = mail?.pictures ?? []
    expect(picture?.png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n')
    expect([picture?.png.readUInt32BE(16), picture?.png.readUInt32BE(20)]).toEqual([960, 640])
    expect(mail?.text).not.toContain('Mira')
  })

  test('is in the language of the sign-up (ENT-80)', async () => {
    const form = buildSignUpForm()
    await product.call('POST /api/user/complete-user-registration-web', {
      body: form,
      headers: { 'accept-language': 'hi' },
    })
    await product.jobs.run()
    const mail = product.mails.find(({ to }) => to === form.email)
    expect(mail?.subject).toBe('Stars में आपका स्वागत है: आपका चंद्रमा मकर राशि में है')
    expect(mail?.text).toContain('20 फ़रवरी 2027 तक मुफ़्त')
  })

  test('leaves no link in the queue or, in clear, in the database (ENT-80)', async () => {
    const { jobs, db } = product.context
    const payloads: unknown[] = []
    const { enqueue } = jobs
    jobs.enqueue = (trx, name, payload) => {
      payloads.push({ name, payload })
      return enqueue(trx, name, payload)
    }
    const { link, user } = await signUp()
    jobs.enqueue = enqueue
    expect(payloads).toEqual([
      { name: 'welcome-mail', payload: { userId: user.id, languageId: 1 } },
    ])
    const stored = await db.selectFrom('mailed_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(link)
  })

  test('is not sent to an account that was deleted before (ENT-80)', async () => {
    const { email, password, token } = await createPerson(product)
    await post('/user/delete-account', { password }, token)
    await product.jobs.run()
    expect(welcomesTo(email)).toEqual([])
  })

  test('is sent again on request, 5 times and then one a minute, until the address is confirmed (ENT-83)', async () => {
    const { email, token } = await signUp()
    const again = () => post('/user/send-welcome-email', {}, token)
    for (let mails = 1; mails <= 5; mails++)
      expect(await again()).toMatchObject({
        status: 200,
        body: { msg: 'The email is on its way to you.' },
      })
    expect((await again()).status).toBe(429)
    await product.jobs.run()
    const links = welcomesTo(email).map(({ text }) => linkIn(text))
    expect(new Set(links).size).toBe(6)
    expect((await confirm(links[0] ?? '', token)).status).toBe(200)
    expect((await confirm(links[5] ?? '', token)).body.code).toBe('email-link-invalid')
    product.clock.advance({ minutes: 5 })
    expect((await again()).body.code).toBe('conflict')
    expect((await product.call('POST /api/user/send-welcome-email')).status).toBe(401)
  })
})

describe('the link of the welcome email', () => {
  test('confirms the address of the signed-in user once, and session and password stay (ENT-81)', async () => {
    const { email, password, token, user, link } = await signUp()
    expect(user).toMatchObject({ email_confirmed: false, has_password: true })
    const answers = await Promise.all([1, 2, 3].map(() => confirm(link, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      msg: 'Thank you: your email is confirmed.',
    })
    expect(await userOf(token)).toMatchObject({ email_confirmed: true, has_password: true })
    expect((await post('/login', { email, password })).status).toBe(200)
    expect((await redeem(link)).status).toBe(422)
  })

  // Guard in server/domains/identity/welcome/confirm-welcome.ts: a link confirms only its own account.
  test('does not confirm another account, and still works afterwards (ENT-81)', async () => {
    const [mira, other] = [await signUp(), await signUp()]
    expect((await confirm(mira.link, other.token)).body.code).toBe('email-link-invalid')
    expect((await userOf(other.token)).email_confirmed).toBe(false)
    expect((await confirm(mira.link, mira.token)).status).toBe(200)
  })

  test('works for 7 days (ENT-81)', async () => {
    const [early, late] = [await signUp(), await signUp()]
    product.clock.advance({ hours: 7 * 24 - 1 })
    expect((await redeem(early.link)).status).toBe(200)
    product.clock.advance({ hours: 1 })
    expect((await redeem(late.link)).body.code).toBe('sign-in-link-invalid')
  })
})

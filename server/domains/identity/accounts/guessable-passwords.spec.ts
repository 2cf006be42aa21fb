import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSignUpForm, createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ config: { publicUrl: 'https://stars.example' } })
})
afterAll(() => product.close())

const signUp = (password: string, email = buildSignUpForm().email) =>
  product.call('POST /api/user/complete-user-registration-web', {
    body: buildSignUpForm({ email, password }),
  })
const refused = (language: 'en' | 'hi' = 'en') => ({
  status: 422,
  body: {
    code: 'invalid',
    errors: {
      password: [
        language === 'en'
          ? 'This password is on lists of stolen ones or easy to guess. Please choose another.'
          : expect.stringMatching(/सूची/),
      ],
    },
  },
})
const setHash = (person: Person, password_hash: string | null) =>
  product.context.db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', person.user.id)
    .execute()
async function requestResetToken(email: string): Promise<string> {
  await product.call('POST /api/forgot-password', { body: { email } })
  await product.jobs.run()
  const mail = product.mails.findLast(({ to }) => to === email)
  return /reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

// Guard in server/platform/secrets/refuse-guessable-password.ts: a new password is none that others guess first.
describe('a password that others guess first', () => {
  test.each([
    'Password1',
    'Qwerty123',
    'Aaaaaaa1',
    'PASSw0rd',
    'Welcome1',
    'Rashi2026',
    'rASHI#123',
  ])('is refused at sign-up: %s (SEC-20)', async (password) => {
    expect(await signUp(password)).toMatchObject(refused())
  })

  test('is refused at sign-up where it is the email or begins as the mailbox (SEC-20)', async () => {
    expect(await signUp('Lata.Rao7@example.org', 'lata.rao7@example.org')).toMatchObject(refused())
    expect(await signUp('Lata.rao1990', 'lata.rao@example.org')).toMatchObject(refused())
  })

  test('is told in the reader’s language (SEC-20)', async () => {
    const answer = await product.call('POST /api/user/complete-user-registration-web', {
      body: buildSignUpForm({ password: 'Password1' }),
      headers: { 'accept-language': 'hi' },
    })
    expect(answer).toMatchObject(refused('hi'))
  })

  test('is refused at a reset, whose link still works afterwards (SEC-20)', async () => {
    const { email } = await createPerson(product)
    const token = await requestResetToken(email)
    const reset = (password: string) =>
      product.call('POST /api/reset-password', {
        body: { email, token, password, password_confirmation: password },
      })
    expect(await reset('Password1')).toMatchObject(refused())
    expect((await reset('Moonlight8')).status).toBe(200)
  })

  test('is refused at a change and where an account without one chooses it (SEC-20)', async () => {
    const mira = await createPerson(product)
    const change = { password: 'Qwerty123', password_confirmation: 'Qwerty123' }
    expect(
      await product.call('POST /api/user/change-password', {
        token: mira.token,
        body: { current_password: mira.password, ...change },
      }),
    ).toMatchObject(refused())
    await setHash(mira, null)
    const choose = (password: string) =>
      product.call('POST /api/user/choose-password', {
        token: mira.token,
        body: { password, password_confirmation: password },
      })
    expect(await choose('Qwerty123')).toMatchObject(refused())
    expect((await choose('Moonlight8')).status).toBe(200)
  })

  test('still signs in to an account that has it (SEC-21)', async () => {
    const mira = await createPerson(product)
    await setHash(mira, await hashPassword('Password1'))
    const body = { email: mira.email, password: 'Password1' }
    expect((await product.call('POST /api/login', { body })).status).toBe(200)
  })
})

test.each(['Starlight7', 'Moonlight8', 'Password@123', 'Str0ngPass1', 'Sunlight99', 'Rashid-2026'])(
  'a password that is not among the commonest leaked ones is accepted: %s (SEC-20)',
  async (password) => {
    expect((await signUp(password)).status).toBe(200)
  },
)

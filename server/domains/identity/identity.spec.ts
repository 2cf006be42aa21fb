import { validate, version } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson, aSignUpForm } from '../../testing/people.ts'
import { aTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await aTestApp()
})
afterAll(() => product.close())

const signUp = (form: object) =>
  product.call('POST /api/user/complete-user-registration-web', { body: form })
const detailsOf = (token: string) => product.call('GET /api/user/get-user-details', { token })
const countUsers = async () =>
  (await product.context.db.selectFrom('users').select('id').execute()).length

describe('sign-up', () => {
  test('answers a token and the user with all that was given (API-08, API-11, API-07)', async () => {
    const form = aSignUpForm({ email: 'Asha@Example.org', full_name: '  Asha Rao ' })
    const { status, body } = await signUp(form)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['token', 'user'])
    expect(body.user).toMatchObject({
      name: 'Asha Rao',
      full_name: 'Asha Rao',
      email: 'Asha@Example.org',
      gender: 2,
      dob: form.dob,
      pob: form.pob,
      agreement: true,
      created_at: '2026-11-21T09:00:00Z',
      active_subscriptions: [],
    })
    expect(validate(body.user.id) && version(body.user.id)).toBe(7)
    const details = await detailsOf(body.token)
    expect(details.status).toBe(200)
    expect(details.body).toEqual({ data: { user: body.user } })
  })

  test('generates the moonsign of the birth and keeps it (SKY-12, API-11)', async () => {
    const { user } = await aPerson(product)
    expect(user.generated_horoscope.key).toBeDefined()
    expect(user.generated_horoscope.mediaUrl).toMatch(/^\/|^http/)
    expect(user.generated_horoscope.translations.map((text) => text.language_id)).toContain(1)
  })
})

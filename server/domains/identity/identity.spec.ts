import { validate, version } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson, buildSignUpForm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

// Births and sidereal signs of the reference set (Swiss Ephemeris 2.10, Lahiri).
const inPanzhihua = {
  dob: '1993-06-05 13:13:00',
  pob: {
    formatted_address: 'Panzhihua, Sichuan, China',
    geometry: { location: { lat: 26.58509, lng: 101.71276 } },
  },
  sign: 'Scorpio',
}
const inBradford = {
  dob: '1956-12-17 03:48:00',
  pob: {
    formatted_address: 'Bradford, England, United Kingdom',
    geometry: { location: { lat: 53.79391, lng: -1.75206 } },
  },
  sign: 'Taurus',
}

const signUp = (form: object, headers: Record<string, string> = {}) =>
  product.call('POST /api/user/complete-user-registration-web', { body: form, headers })
const updateProfile = (token: string, body: object) =>
  product.call('POST /api/user/update-user-web', { token, body })
const getUser = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).body.data.user
const countAccounts = async (email: string) => {
  const rows = await product.context.db.selectFrom('users').select('email').execute()
  return rows.filter((row) => row.email.toLowerCase() === email.toLowerCase()).length
}

describe('sign-up', () => {
  test('responds with a token and the user with all fields of the form (API-08, API-11, API-07, ENT-45)', async () => {
    const form = buildSignUpForm({ email: 'Asha@Example.org', full_name: '  Asha Rao ' })
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
      trial_ends_at: '2027-02-20T09:00:00Z',
      trial_sign: expect.any(String),
      trial_corrections_left: 2,
      trial_opens: [{ reading_period: 'weekly', until: '2027-02-20T09:00:00Z' }],
    })
    expect(validate(body.user.id) && version(body.user.id)).toBe(7)
    expect(await getUser(body.token)).toEqual(body.user)
  })

  test('computes the moonsign of the birth and stores it (SKY-12, API-11)', async () => {
    const { dob, pob, sign } = inPanzhihua
    const { token } = await createPerson(product, { dob, pob })
    const { generated_horoscope } = await getUser(token)
    expect(generated_horoscope.key).toBe(sign)
    expect(generated_horoscope.mediaUrl).not.toBe('')
    expect(generated_horoscope.translations[0]).toMatchObject({ language_id: 1, name: sign })
  })

  test('accepts a gender as a string of its number', async () => {
    const { body } = await signUp({ ...buildSignUpForm(), gender: '3' })
    expect(body.user.gender).toBe(3)
  })

  test('refuses an email with an account, also in other letter case (ID-20)', async () => {
    const { email } = await createPerson(product, { email: 'Twice@example.org' })
    for (const again of [email, 'tWICE@EXAMPLE.ORG']) {
      const { status, body } = await signUp(buildSignUpForm({ email: again }))
      expect(status).toBe(422)
      expect(body.code).toBe('email-taken')
      expect(body.errors.email).toHaveLength(1)
    }
    expect(await countAccounts(email)).toBe(1)
  })

  test('creates one account for many sign-ups with one email at once (ID-20)', async () => {
    const answers = await Promise.all(
      ['race@example.org', 'RACE@example.org', 'Race@example.org'].map((email) =>
        signUp(buildSignUpForm({ email })),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await countAccounts('race@example.org')).toBe(1)
  })

  test.each([
    ['', 'Please input your password.'],
    ['Short7a', 'Password must be at least 8 characters long.'],
    ['STARLIGHT7', 'Password must include at least one lowercase letter.'],
    ['starlight7', 'Password must include at least one uppercase letter.'],
    ['Starlight', 'Password must include at least one number.'],
  ])('refuses the password “%s”: %s (ID-13)', async (password, message) => {
    const { status, body } = await signUp(buildSignUpForm({ password }))
    expect(status).toBe(422)
    expect(body.errors).toEqual({ password: [message] })
  })

  test.each([
    ['email', { email: 'nobody' }],
    ['email', { email: 'nul\u0000@example.org' }],
    ['full_name', { full_name: ' ' }],
    ['full_name', { full_name: 'Mira\u0000' }],
    ['full_name', { full_name: '\ud800' }],
    ['gender', { gender: 4 }],
    ['dob', { dob: '1990-05-17' }],
    ['dob', { dob: '1990-02-30 04:25:00' }],
    ['dob', { dob: '1899-12-31 04:25:00' }],
    ['dob', { dob: '2026-11-22 04:25:00' }],
    ['pob', { pob: undefined }],
    ['pob', { pob: { ...inBradford.pob, formatted_address: 'Half a letter \ud800' } }],
    ['pob', { pob: { ...inBradford.pob, geometry: { location: { lat: 90.1, lng: 0 } } } }],
    ['pob', { pob: { ...inBradford.pob, geometry: { location: { lat: 0, lng: -180.1 } } } }],
  ])(
    'refuses an invalid %s with 422 that names it and creates no account: %o (API-08)',
    async (field, bad) => {
      const form = { ...buildSignUpForm(), ...bad }
      const { status, body } = await signUp(form)
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).toEqual([field])
      expect(body.errors[field][0]).toMatch(/[.!a-z]$/)
      expect(await countAccounts(form.email)).toBe(0)
    },
  )

  test('is refused in the language of the request (API-02)', async () => {
    const { body } = await signUp(buildSignUpForm({ password: 'short' }), {
      'accept-language': 'hi',
    })
    expect(body).toEqual({
      message: 'कृपया चिह्नित खाने जाँच लें।',
      code: 'invalid',
      errors: { password: ['पासवर्ड में कम से कम 8 अक्षर होने चाहिए।'] },
    })
  })

  test('is limited to 120 for each address, then one every 5 seconds (API-03)', async () => {
    const { email } = await createPerson(product)
    const attempt = () =>
      product.call('POST /api/user/complete-user-registration-web', {
        body: buildSignUpForm({ email }),
        address: '203.0.113.7',
      })
    for (let tries = 0; tries < 120; tries++) expect((await attempt()).status).toBe(422)
    const refused = await attempt()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5'])
    product.clock.advance({ seconds: 5 })
    expect((await attempt()).status).toBe(422)
    expect((await attempt()).status).toBe(429)
  })
})

describe('the profile', () => {
  test('is saved with name, gender and birth, and the response has a msg (API-12)', async () => {
    const { token } = await createPerson(product)
    const { dob, pob } = inBradford
    const changed = { full_name: 'Mira Varma', gender: 3, dob, pob }
    const { status, body } = await updateProfile(token, changed)
    expect(status).toBe(200)
    expect(body).toEqual({ msg: expect.any(String) })
    expect(await getUser(token)).toMatchObject({ ...changed, name: 'Mira Varma' })
  })

  test('with a changed birth gets a new moonsign (ID-32)', async () => {
    const { token, user } = await createPerson(product, {
      dob: inPanzhihua.dob,
      pob: inPanzhihua.pob,
    })
    expect(user.generated_horoscope.key).toBe(inPanzhihua.sign)
    const { dob, pob } = inBradford
    await updateProfile(token, { full_name: 'Mira', gender: 2, dob, pob })
    expect((await getUser(token)).generated_horoscope.key).toBe(inBradford.sign)
  })

  test('with an invalid field is refused with 422 that names it, and nothing changes (API-12)', async () => {
    const { token, user } = await createPerson(product)
    const form = { full_name: 'Other', gender: 1, dob: '2026-11-23 04:25:00', pob: inBradford.pob }
    const { status, body } = await updateProfile(token, form)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['dob'])
    expect(await getUser(token)).toEqual(user)
  })

  test('is changed for the token’s user, whichever ids the payload contains (API-05, API-01)', async () => {
    const [mira, stranger] = [await createPerson(product), await createPerson(product)]
    const { dob, pob } = inBradford
    const ids = { id: mira.user.id, user_id: mira.user.id, userId: mira.user.id }
    const form = { full_name: 'Stranger', gender: 1, dob, pob, ...ids, email: 'new@example.org' }
    expect((await updateProfile(stranger.token, form)).status).toBe(200)
    expect(await getUser(mira.token)).toEqual(mira.user)
    expect(await getUser(stranger.token)).toMatchObject({
      id: stranger.user.id,
      full_name: 'Stranger',
      email: stranger.email,
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSignUpForm, createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

/** The Moon is in another sign every two and a half days. */
const births = ['04', '07', '10', '13', '16'].map((day) => `1990-05-${day} 12:00:00`)

const correct = async ({ token }: Person, dob: string, change: object = {}) => {
  const { full_name, gender, pob } = buildSignUpForm()
  const body = { full_name, gender, dob, pob, ...change }
  const answer = await product.call('POST /api/user/update-user-web', { token, body })
  if (answer.status !== 200) throw new Error(answer.text)
}

const read = async ({ token }: Person) => {
  const { user } = (await product.call('GET /api/user/get-user-details', { token })).body.data
  const { Weekly } = (await product.call('GET /api/horoscope/user-horoscopes', { token })).body
    .activeHoroscopes
  return {
    generated: user.generated_horoscope.key as string,
    trial: user.trial_sign as string,
    left: user.trial_corrections_left as number,
    readable: (Weekly as { horoscope: { key: string } }[]).map(({ horoscope }) => horoscope.key),
  }
}

describe('the sign of the trial', () => {
  // Guard in server/domains/access/access.rules.ts: from the third correction on a trial keeps its sign.
  test('follows two corrections of the birth and then stays, so that nobody reads every sign (SEC-40)', async () => {
    const person = await createPerson(product, { dob: births[0] ?? '' })
    const seen = [await read(person)]
    for (const birth of births.slice(1)) {
      await correct(person, birth)
      seen.push(await read(person))
    }
    expect(new Set(seen.map(({ generated }) => generated)).size).toBe(5)
    const [first, second, third] = seen.map(({ generated }) => generated)
    expect(seen.map(({ trial }) => trial)).toEqual([first, second, third, third, third])
    expect(seen.map(({ left }) => left)).toEqual([2, 1, 0, 0, 0])
    for (const { trial, readable } of seen) expect(readable).toEqual([trial])
    // Returning to the birth of the kept sign changes nothing.
    await correct(person, births[2] ?? '')
    expect(await read(person)).toMatchObject({ generated: third, trial: third, readable: [third] })
  })

  test('counts no save that leaves time and place of birth as they were (SEC-40)', async () => {
    const person = await createPerson(product, { dob: births[0] ?? '' })
    for (const full_name of ['Mira S', 'Mira Devi', 'Mira Sharma'])
      await correct(person, births[0] ?? '', { full_name, gender: 3 })
    expect((await read(person)).left).toBe(2)
  })

  test('counts corrections that are saved at the same time one after another (SEC-40)', async () => {
    const person = await createPerson(product, { dob: births[0] ?? '' })
    await Promise.all(births.slice(1).map((birth) => correct(person, birth)))
    const { trial, left, readable } = await read(person)
    expect(left).toBe(0)
    expect(readable).toEqual([trial])
    const { corrections } = await product.context.db
      .selectFrom('trials')
      .select('corrections')
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow()
    expect(corrections).toBe(4)
  })
})

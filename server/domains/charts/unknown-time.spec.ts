import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

const placeAt = (formatted_address: string, lat: number, lng: number) => ({
  formatted_address,
  geometry: { location: { lat, lng } },
})
// By Swiss Ephemeris the Moon passed from Virgo to Libra at 23:04 on 20 February 1984 in Larkana (pub-0002).
const larkana = placeAt('Larkana, Sindh, Pakistan', 27.55898, 68.21204)
// The Moon was at 13.3° Scorpio at 12:11 on 15 July 1970 in Leicester (pub-0126): a day away from any border.
const leicester = placeAt('Leicester, England, United Kingdom', 52.6386, -1.13169)

const lookUp = async (what: 'moonsign' | 'rising-sign', body: object) => {
  const answer = await product.call(`POST /api/${what}-lookup`, { body })
  return answer.body.moonsign ?? answer.body.risingSign ?? answer
}

describe('a birth at an unknown time', () => {
  const birth = { date_of_birth: '1984-02-20 12:00:00', place_of_birth: larkana }

  test('names both signs of a day on which the Moon changes its sign, and when (ENT-20)', async () => {
    const found = await lookUp('moonsign', { ...birth, time_unknown: true })
    expect(found.key).toBe('Virgo')
    expect(found.sky).toMatchObject({
      certain: false,
      other_sign: 'Libra',
      changes_at: '1984-02-20 23:04:00',
    })
    const latest = { ...birth, date_of_birth: '1984-02-20 23:59:00', time_unknown: true }
    expect(await lookUp('moonsign', latest)).toMatchObject({
      key: 'Libra',
      sky: { certain: false, other_sign: 'Virgo', changes_at: '1984-02-20 23:04:00' },
    })
  })

  test('is certain on a day that the Moon spends in one sign (ENT-20)', async () => {
    const found = await lookUp('moonsign', {
      date_of_birth: '1970-07-15 12:00:00',
      place_of_birth: leicester,
      time_unknown: true,
    })
    expect(found).toMatchObject({ key: 'Scorpio', sky: { certain: true, other_sign: null } })
  })

  test('has no certain rising sign (ENT-21)', async () => {
    const found = await lookUp('rising-sign', { ...birth, time_unknown: true })
    expect(found.sky).toMatchObject({ certain: false, other_sign: expect.any(String) })
  })

  test('is a known time for clients that send no such field (ENT-20)', async () => {
    for (const time_unknown of [undefined, false, 0])
      expect((await lookUp('moonsign', { ...birth, time_unknown })).sky).toMatchObject({
        certain: true,
        other_sign: null,
      })
  })

  test('may be today before the assumed time, but no later day (ENT-20, SKY-07)', async () => {
    const at = (date_of_birth: string) =>
      lookUp('moonsign', { date_of_birth, place_of_birth: leicester, time_unknown: true })
    expect((await at('2026-11-21 12:00:00')).key).toEqual(expect.any(String))
    expect((await at('2026-11-22 12:00:00')).status).toBe(422)
    expect((await at('2026-02-30 12:00:00')).status).toBe(422)
    expect((await at('2026-02-20 24:00:00')).status).toBe(422)
  })
})

describe('an account without a birth time', () => {
  const birth = { dob: '1984-02-20 12:00:00', pob: larkana }
  const getUser = async (token: string) =>
    (await product.call('GET /api/user/get-user-details', { token })).body.data.user

  test('keeps that the time is unknown, with both signs, and exports it (ENT-22)', async () => {
    const { token, user } = await createPerson(product, { ...birth, time_unknown: true })
    expect(user.time_unknown).toBe(true)
    expect(user.generated_horoscope).toMatchObject({
      key: 'Virgo',
      sky: { certain: false, other_sign: 'Libra', changes_at: '1984-02-20 23:04:00' },
    })
    const { body } = await product.call('GET /api/user/export', { token })
    const rowOf = (topic: string) =>
      body.kept.find((one: { topic: string }) => one.topic === topic).rows[0]
    expect(rowOf('account').time_unknown).toBe(true)
    expect(rowOf('chart').time_unknown).toBe(true)
  })

  test('can correct its profile to a known time, and back (ENT-22)', async () => {
    const { token, user } = await createPerson(product, { ...birth, time_unknown: true })
    const profile = { full_name: user.full_name, gender: user.gender, ...birth }
    const save = (body: object) => product.call('POST /api/user/update-user-web', { token, body })
    expect((await save(profile)).status).toBe(200)
    expect(await getUser(token)).toMatchObject({
      time_unknown: false,
      generated_horoscope: { sky: { certain: true } },
    })
    await save({ ...profile, time_unknown: true })
    expect(await getUser(token)).toMatchObject({
      time_unknown: true,
      generated_horoscope: { sky: { certain: false } },
    })
  })
})

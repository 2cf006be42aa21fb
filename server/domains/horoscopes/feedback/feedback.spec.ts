import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bornWithMoonInScorpio,
  createHoroscopeApp,
  type HoroscopeApp,
  newestPeriod,
} from '../testing/horoscope-fixtures.ts'
import { createPerson, type Person } from '../../../testing/people.ts'

let app: HoroscopeApp
let weekId: number
beforeAll(async () => {
  app = await createHoroscopeApp()
  weekId = newestPeriod((await app.readAsGuest('weekly/scorpio')).body.horoscope).id
})
afterAll(() => app.product.close())

const give = ({ token }: Person, horoscope_data_id: number, answer: unknown) =>
  app.product.call('POST /api/user/save-reading-feedback', {
    token,
    body: { horoscope_data_id, answer },
  })
const read = async ({ token }: Person, id = weekId) =>
  (await app.product.call(`GET /api/user/reading-feedback/${id}`, { token })).body

describe('whether a reading was true for its reader', () => {
  test('is kept for the reader alone and may be changed (DAY-03)', async () => {
    expect(await read(app.trialUser)).toEqual({ answer: null })
    for (const answer of ['yes', 'partly', 'no'])
      expect((await give(app.trialUser, weekId, answer)).body).toEqual({ answer })
    expect(await read(app.trialUser)).toEqual({ answer: 'no' })
    const other = await createPerson(app.product, bornWithMoonInScorpio)
    expect(await read(other)).toEqual({ answer: null })
  })

  test('is one answer, however often it is sent at once (DAY-03)', async () => {
    const answers = await Promise.all(
      ['yes', 'yes', 'partly', 'yes'].map((answer) => give(app.trialUser, weekId, answer)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const rows = await app.product.context.db
      .selectFrom('reading_feedback')
      .selectAll()
      .where('user_id', '=', app.trialUser.user.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  // Guard in server/domains/horoscopes/feedback/give-feedback.ts: only who may read a period may answer about it.
  test('is asked of nobody who may not read the period, or one of the future (DAY-03)', async () => {
    const month = newestPeriod((await app.readAsGuest('monthly/scorpio')).body.horoscope).id
    const otherSign = newestPeriod((await app.readAsGuest('weekly/leo')).body.horoscope).id
    const nextWeek = weekId + 12
    for (const id of [month, otherSign, nextWeek, 1])
      expect(await give(app.trialUser, id, 'yes')).toMatchObject({
        status: 404,
        body: { code: 'horoscope-not-found' },
      })
    expect((await give(app.trialUser, weekId, 'perhaps')).status).toBe(422)
    const guest = await app.product.call('POST /api/user/save-reading-feedback', {
      body: { horoscope_data_id: weekId, answer: 'yes' },
    })
    expect(guest.status).toBe(401)
  })

  test('is in the export of one’s data (DAY-03, ID-49)', async () => {
    await give(app.trialUser, weekId, 'partly')
    const { body } = await app.product.call('GET /api/user/export', { token: app.trialUser.token })
    expect(JSON.stringify(body)).toContain('weekly 2026-11-16')
  })
})

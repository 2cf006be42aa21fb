import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Period } from '@rashi/contract'
import {
  type HoroscopeApp,
  createHoroscopeApp,
  newestPeriod,
  scorpio,
  waitForContent,
} from '../testing/horoscope-fixtures.ts'
import { ensureEditions } from './ensure-editions.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

let app: HoroscopeApp
beforeAll(async () => {
  app = await createHoroscopeApp()
})
afterAll(() => app.product.close())

const readWeek = async (path = 'weekly/scorpio'): Promise<Period> =>
  newestPeriod((await app.readAsUser(app.trialUser, path)).body.horoscope)

describe('a period in short', () => {
  test('is for who may read the period, as three sentences without markup (DAY-01, HOR-31)', async () => {
    const { translations } = await readWeek()
    for (const { in_short: sentences } of translations) {
      expect(sentences).toHaveLength(3)
      expect(sentences!.join(' ')).not.toMatch(/[<>]/)
    }
    for (const locked of [
      newestPeriod((await app.readAsGuest('weekly/scorpio')).body.horoscope),
      await readWeek('monthly/scorpio'),
    ])
      for (const texts of locked.translations) {
        expect(texts).not.toHaveProperty('in_short')
        expect(texts.description_preview).not.toBe('')
      }
  })

  test('has its dates in the reader’s time zone (DAY-01, ALM-09)', async () => {
    for (const timeZone of ['Pacific/Pago_Pago', 'Europe/London', 'Pacific/Kiritimati']) {
      const week = await readWeek(`weekly/scorpio?time_zone=${timeZone}`)
      const [texts] = week.translations
      const [leading] = /(?<=datetime=")[^"]+/.exec(texts!.description_preview)!
      const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' })
      expect(texts!.in_short![0]).toContain(` ${day.format(new Date(leading))}`)
    }
  })

  test('is left out of an overview, which counts as no reading (DAY-01)', async () => {
    const { body } = await app.product.call('GET /api/horoscope/user-horoscopes?overview=1', {
      token: app.trialUser.token,
    })
    const [{ horoscope }] = body.activeHoroscopes.Weekly
    expect(newestPeriod(horoscope).translations[0]).not.toHaveProperty('in_short')
  })

  test('is added by the daily job to periods of an older release, whose texts stay (DAY-01, ALM-13)', async () => {
    const { db } = app.product.context
    const before = await readWeek()
    await db
      .updateTable('periods')
      .set({ in_short: null, edition: 1 })
      .where('sign_id', '=', scorpio)
      .execute()
    waitForContent(app.product)
    expect((await readWeek()).translations[0]).not.toHaveProperty('in_short')
    await ensureEditions(app.product.context, composeEdition)
    waitForContent(app.product)
    expect(await readWeek()).toEqual(before)
    const left = await db.selectFrom('periods').select('id').where('in_short', 'is', null).execute()
    expect(left).toEqual([])
  })
})

test('everybody is given the seven days of a week with the Moon, in the time zone of the call (DAY-02)', async () => {
  const days = async (path: string) =>
    newestPeriod((await app.readAsGuest(path)).body.horoscope).days
  expect(await days('weekly/leo')).toHaveLength(7)
  expect((await days('weekly/leo'))[0]!.date).toBe('2026-11-16')
  expect(await days('weekly/leo?time_zone=Pacific/Kiritimati')).not.toEqual(
    await days('weekly/leo?time_zone=Pacific/Honolulu'),
  )
  expect(await days('monthly/leo')).toEqual([])
})

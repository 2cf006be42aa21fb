import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Period } from '@rashi/contract'
import { edition } from '../../almanac/index.ts'
import { ensureEditions } from './ensure-editions.ts'
import {
  type HoroscopeApp,
  createHoroscopeApp,
  newestPeriod,
  waitForContent,
} from '../testing/horoscope-fixtures.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

let app: HoroscopeApp
beforeAll(async () => {
  app = await createHoroscopeApp()
})
afterAll(() => app.product.close())

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const englishDay = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(at))
    .replace(',', '')

/** The zone that is furthest ahead of UTC, by 14 hours, and one that is 11 hours behind. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London', 'Asia/Kolkata']

describe('the dates of a horoscope', () => {
  test.each(zones)(
    'of the week of Jupiter’s entry into Leo are those of %s (ALM-09)',
    async (zone) => {
      const { body } = await app.readAsGuest(`weekly/leo?time_zone=${zone}`)
      const week = (body.horoscope.horoscopeData as Period[]).find(
        ({ date }) => date === '2026-10-26',
      )!
      const preview = plain(week.translations[0]!.description_preview)
      const [datetime] = /(?<=datetime=")[^"]+/.exec(week.translations[0]!.description_preview)!
      expect(preview).toContain(englishDay(datetime, zone))
    },
  )

  test('of a list of events are on the days of the week in the reader’s zone (ALM-09)', async () => {
    for (const zone of zones) {
      const { body } = await app.readAsGuest(`weekly/leo?time_zone=${zone}`)
      const week = newestPeriod(body.horoscope)
      const sunday = Temporal.PlainDate.from(week.date).add({ days: 6 })
      expect(week.sky_events.length).toBeGreaterThan(0)
      for (const { at } of week.sky_events) {
        const day = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate()
        expect(Temporal.PlainDate.compare(day, week.date)).toBeGreaterThanOrEqual(0)
        expect(Temporal.PlainDate.compare(day, sunday)).toBeLessThanOrEqual(0)
      }
    }
  })

  test('of the days of a week are composed for the sunrises of the reader’s zone (ALM-09, SKY-26)', async () => {
    const daysIn = async (zone: string) => {
      const { body } = await app.readAsUser(app.trialUser, `weekly/scorpio?time_zone=${zone}`)
      const { parts } = newestPeriod(body.horoscope)
      return parts[6]!.translations.map(({ description }) => plain(description!))
    }
    const [london, honolulu] = [await daysIn('Europe/London'), await daysIn('Pacific/Honolulu')]
    expect(honolulu[0]).not.toBe(london[0])
    expect(honolulu[0]!.match(/Monday \d+ November/g)).toHaveLength(1)
    expect(honolulu[1]).toMatch(/सोमवार, \d+ नवंबर/)
  })

  test('of the days of a period of an older release are composed for the reader’s zone when the daily job has added their advice (ALM-09, ALM-13)', async () => {
    const { db } = app.product.context
    const readDays = async (timeZone: string) => {
      waitForContent(app.product)
      const { body } = await app.readAsUser(app.trialUser, `weekly/scorpio?time_zone=${timeZone}`)
      return newestPeriod(body.horoscope).parts[6]!.translations[0]!.description
    }
    const inHonolulu = await readDays('Pacific/Honolulu')
    await db.updateTable('periods').set({ day_advice: null }).where('sign_id', '=', 8).execute()
    expect(await readDays('Pacific/Honolulu')).toBe(await readDays('Europe/London'))
    await ensureEditions(app.product.context, composeEdition)
    expect(await readDays('Pacific/Honolulu')).toBe(inHonolulu)
    const { day_advice: ofYear } = await db
      .selectFrom('periods')
      .select('day_advice')
      .where('reading_period', '=', 'yearly')
      .executeTakeFirstOrThrow()
    expect(ofYear).toBeNull()
  })

  test('in an unknown time zone are refused (ALM-09)', async () => {
    const { status } = await app.readAsGuest('weekly/leo?time_zone=Europe/Atlantis')
    expect(status).toBe(422)
    const user = await app.readAsUser(app.trialUser, 'weekly/leo?time_zone=%27')
    expect(user.status).toBe(422)
  })

  test('of an older edition, and in the days that a person has edited, stay as they were written (ALM-13)', async () => {
    const { db, clock } = app.product.context
    const text =
      '<p>On <time datetime="2026-11-16T23:30:00Z">Monday 16 November</time>, as it was.</p>'
    const newest = await db
      .selectFrom('periods')
      .select('id')
      .where('reading_period', '=', 'weekly')
      .where('starts_on', '=', '2026-11-16')
      .where('sign_id', '=', 8)
      .executeTakeFirstOrThrow()
    const write = async (changes: { edition: number; edited_at: Temporal.Instant | null }) => {
      await db.updateTable('periods').set(changes).where('id', '=', newest.id).execute()
      await db
        .updateTable('parts')
        .set({
          translations: JSON.stringify([
            { language_id: 1, name: 'Days', short_description: '', description: text },
          ]),
        })
        .where('period_id', '=', newest.id)
        .where('position', '=', 7)
        .execute()
      waitForContent(app.product)
      const { body } = await app.readAsUser(app.trialUser, 'weekly/scorpio?time_zone=Asia/Kolkata')
      return newestPeriod(body.horoscope).parts[6]!.translations[0]!.description
    }
    expect(await write({ edition: 2, edited_at: null })).toBe(text)
    // Of another edition than this one the days keep their advice.
    expect(await write({ edition: edition + 1, edited_at: null })).toContain('as it was')
    // An editor's text is kept; the dates that are marked in it follow the reader.
    expect(await write({ edition: 3, edited_at: clock.now() })).toContain('Tuesday 17 November')
  })
})

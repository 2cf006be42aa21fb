import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startSecondProcess } from '../../../testing/second-process.ts'
import { ensureCurrentEditions } from '../../horoscopes/index.ts'
import {
  createLetterApp,
  type LetterApp,
  mondayMorning,
  saturday,
} from '../testing/letter-harness.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

let app: LetterApp
beforeAll(async () => {
  app = await createLetterApp()
})
afterAll(() => app.product.close())
beforeEach(async () => {
  await app.product.context.db
    .updateTable('letter_settings')
    .set({ weekly: false, weekly_next_at: null })
    .execute()
  app.product.clock.set(saturday)
})

/** Signs a reader up who asks for the letter and whose address is confirmed. */
async function createReader(letters: object = {}, language?: string): Promise<Person> {
  const reader = await app.signUp(
    { weekly_letter: true, time_zone: 'Europe/London', ...letters },
    language,
  )
  await app.confirm(reader)
  return reader
}

async function sendAt(instant: string): Promise<void> {
  app.product.clock.set(instant)
  await app.sendWeekly()
}

describe('the weekly letter', () => {
  test('tells headline, three sentences and days to note, with one link to the week and one that stops it (DAY-69)', async () => {
    const reader = await createReader()
    await sendAt(mondayMorning)
    const [mail, ...others] = app.mailsTo(reader)
    expect(others).toEqual([])
    const { body } = await app.product.call(
      'GET /api/horoscope/user-new-single-horoscope/weekly/scorpio?time_zone=Europe/London',
      { token: (await app.signUp()).token },
    )
    const week = body.horoscope.horoscopeData.at(-1)
    const [texts] = week.translations
    expect(mail?.subject).toBe(`Your week: ${texts.name}`)
    expect(texts.in_short).toHaveLength(3)
    for (const sentence of texts.in_short) expect(mail?.text).toContain(sentence)
    expect(mail?.text).toMatch(/^Scorpio, 23\s–\s29 November$/m)
    // The full Moon of 24 November 2026, 14:53 UTC (US Naval Observatory).
    const { word } = week.days[1].translations[0]
    expect(mail?.text).toContain(
      `Days to note\n\nTuesday 24 November · ${word}: Full Moon in Taurus\n`,
    )
    const addresses = mail?.text.match(/https:\S+/g)
    expect(addresses).toEqual([
      'https://stars.example/deeplink/horoscope/weekly/scorpio?auth=true',
      mail?.stopAt,
    ])
    expect(mail?.stopAt).toMatch(/^https:\/\/stars\.example\/letters\/stop\/weekly\/[\w-]{43}$/)
    expect(mail?.text).not.toContain('Mira')
  })

  test('comes at seven in the reader’s own time zone and in their language (DAY-68)', async () => {
    const delhi = await createReader({ time_zone: 'Asia/Kolkata' }, 'hi')
    const york = await createReader({ time_zone: 'America/New_York' })
    // Seven in Delhi is 01:30 UTC, in New York 12:00 UTC.
    await sendAt('2026-11-23T01:29:00Z')
    expect(app.mailsTo(delhi)).toEqual([])
    await sendAt('2026-11-23T01:31:00Z')
    expect(app.mailsTo(delhi).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^आपका हफ़्ता: /),
    ])
    expect(app.mailsTo(delhi)[0]?.text).toMatch(/^वृश्चिक राशि, 23\s–\s29 नवंबर$/m)
    expect(app.mailsTo(york)).toEqual([])
    await sendAt('2026-11-23T12:01:00Z')
    expect(app.mailsTo(york)).toHaveLength(1)
  })

  test('is not sent without consent: it is off for who did not ask (DAY-67)', async () => {
    const quiet = await app.signUp({ time_zone: 'Europe/London' })
    await app.confirm(quiet)
    await sendAt(mondayMorning)
    expect(app.mailsTo(quiet)).toEqual([])
    expect(await app.settingsOf(quiet)).toMatchObject({ weekly: false, weekly_asked_at: null })
  })
})

describe('a week', () => {
  test('brings one letter to a person, however often and wherever it is planned (DAY-71)', async () => {
    const readers = [await createReader(), await createReader(), await createReader()]
    const other = await startSecondProcess(app.product)
    app.product.clock.set(mondayMorning)
    await Promise.all(
      [app.product.jobs, other.jobs, app.product.jobs, other.jobs].map((jobs) =>
        jobs.runScheduled('plan-weekly-letters'),
      ),
    )
    await Promise.all([app.product.jobs.run(), other.jobs.run()])
    await app.sendWeekly()
    await other.close()
    for (const reader of readers) expect(app.mailsTo(reader)).toHaveLength(1)
  })

  test('brings no second letter to a reader who turns it off and on, or moves west, on the same Monday (DAY-71)', async () => {
    const reader = await createReader()
    await sendAt(mondayMorning)
    await app.choose(reader, { weekly: false })
    await app.choose(reader, { weekly: true, time_zone: 'America/New_York' })
    await sendAt('2026-11-23T12:01:00Z')
    expect(app.mailsTo(reader)).toHaveLength(1)
  })

  // Guard in server/domains/letters/weekly/send-weekly-letter.ts: a job that runs twice sends one letter.
  test('brings one letter where its job runs twice (DAY-71)', async () => {
    const reader = await createReader()
    app.product.clock.set(mondayMorning)
    const { db, jobs } = app.product.context
    await db.transaction().execute((trx) =>
      jobs.enqueueAll(trx, 'weekly-letter', [
        { userId: reader.user.id, week: '2026-11-23' },
        { userId: reader.user.id, week: '2026-11-23' },
      ]),
    )
    await app.product.jobs.run()
    expect(app.mailsTo(reader)).toHaveLength(1)
  })

  test('is left out where the clock has jumped past it: eight days ahead bring no old letters (DAY-72)', async () => {
    const reader = await createReader()
    app.product.clock.set('2026-11-23T06:00:00Z')
    app.product.clock.advance({ days: 8 })
    await ensureCurrentEditions(app.product.context, composeEdition)
    await app.sendWeekly()
    // The letter of the week that runs by then was due a day ago.
    expect(app.mailsTo(reader).map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringMatching(/^Scorpio, 30 November\s–\s6 December$/),
    ])
  })

  // Guard in server/domains/letters/weekly/send-weekly-letter.ts: a job that was held up for two days sends nothing.
  test('is left out where its job was held up for more than two days (DAY-72)', async () => {
    const reader = await createReader()
    app.product.clock.set(mondayMorning)
    await app.product.jobs.runScheduled('plan-weekly-letters')
    app.product.clock.set('2026-11-25T07:02:00Z')
    await app.product.jobs.run()
    expect(app.mailsTo(reader)).toEqual([])
  })
})

describe('a reader to whom no week is open', () => {
  const mondays = ['11-23', '11-30', '12-07', '12-14'].map((day) => `2026-${day}T07:01:00Z`)

  // Guard in server/domains/letters/weekly/send-weekly-letter.ts: nothing is sent that its reader may not read.
  test('gets no letter, and after four weeks the letter stops by itself (DAY-70)', async () => {
    const reader = await createReader()
    await app.endTrial(reader)
    for (const [index, monday] of mondays.entries()) {
      expect((await app.settingsOf(reader)).weekly).toBe(true)
      await sendAt(monday)
      expect((await app.settingsOf(reader)).weekly_skipped).toBe(index + 1)
    }
    expect(app.mailsTo(reader)).toEqual([])
    expect(await app.lettersOf(reader)).toMatchObject({ weekly: false })
  })

  test('gets it again once a week is open, and the count begins anew (DAY-70)', async () => {
    const reader = await createReader()
    const { db } = app.product.context
    await db
      .updateTable('letter_settings')
      .set({ weekly_skipped: 3 })
      .where('user_id', '=', reader.user.id)
      .execute()
    await sendAt(mondayMorning)
    expect(app.mailsTo(reader)).toHaveLength(1)
    expect((await app.settingsOf(reader)).weekly_skipped).toBe(0)
  })

  test('is not told the text of another sign: the letter is about one that is open (DAY-70)', async () => {
    const reader = await createReader()
    await app.endTrial(reader)
    await app.product.context.db
      .insertInto('grants')
      .values({
        id: reader.user.id,
        user_id: reader.user.id,
        source: 'operator',
        reference: 'gift',
        sign_id: 5,
        tier: 'silver',
        period_id: null,
        part_id: null,
        starts_at: app.product.clock.now(),
        ends_at: null,
        first_read_at: null,
      })
      .execute()
    await sendAt(mondayMorning)
    expect(app.mailsTo(reader)[0]?.text).toMatch(/^Leo, 23\s–\s29 November$/m)
  })
})

describe('the address of a letter', () => {
  // Guard in server/domains/letters/weekly/send-weekly-letter.ts: no letter goes to an address that is not confirmed.
  test('is a confirmed one: another gets no letter until it is confirmed (DAY-74)', async () => {
    const reader = await app.signUp({ weekly_letter: true, time_zone: 'Europe/London' })
    await sendAt(mondayMorning)
    expect(app.mailsTo(reader)).toEqual([])
    expect((await app.settingsOf(reader)).weekly_skipped).toBe(0)
  })

  test('is the one that the account has when it is sent (DAY-74)', async () => {
    const reader = await createReader()
    app.product.clock.set(mondayMorning)
    await app.product.jobs.runScheduled('plan-weekly-letters')
    const email = `moved-${reader.email}`
    await app.product.context.db
      .updateTable('users')
      .set({ email })
      .where('id', '=', reader.user.id)
      .execute()
    await app.product.jobs.run()
    expect([app.mailsTo(reader).length, app.mailsTo({ email }).length]).toEqual([0, 1])
  })

  test('of a deleted account gets no letter (DAY-74)', async () => {
    const reader = await createReader()
    app.product.clock.set(mondayMorning)
    await app.product.jobs.runScheduled('plan-weekly-letters')
    await app.product.context.db.deleteFrom('users').where('id', '=', reader.user.id).execute()
    await app.product.jobs.run()
    expect(app.mailsTo(reader)).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInTexts } from '@rashi/contract/texts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { createLetterApp, type LetterApp, saturday } from '../testing/letter-harness.ts'

let app: LetterApp
beforeAll(async () => {
  app = await createLetterApp()
})
afterAll(() => app.product.close())

describe('the choice of letters', () => {
  test('is made at sign-up by a box, whose consent is stored with its time and version (DAY-67)', async () => {
    const reader = await app.signUp({ weekly_letter: true, time_zone: 'Asia/Kolkata' }, 'hi')
    expect(await app.lettersOf(reader)).toEqual({
      weekly: true,
      trial: true,
      language_id: 2,
      time_zone: 'Asia/Kolkata',
    })
    const settings = await app.settingsOf(reader)
    expect(settings.weekly_consent).toBe('2026-11-22')
    expect(`${settings.weekly_asked_at}`).toBe(saturday)
  })

  // A change of these sentences needs another `weeklyConsentVersion`.
  test('is consent to these sentences, in each language (DAY-67)', () => {
    const sentences = Object.values(builtInTexts).map((texts) => [
      texts['letters.weekly.consent'],
      texts['letters.weekly.hint'],
    ])
    expect(sentences).toEqual([
      [
        'Email me my week on Monday mornings',
        'The headline, the week in three sentences and the days to note. Each letter has a link that stops it.',
      ],
      [
        'हर सोमवार सुबह मेरा साप्ताहिक राशिफल ईमेल करें',
        'शीर्षक, तीन वाक्यों में पूरा हफ़्ता और ख़ास दिन। हर ईमेल में उसे बंद करने का लिंक रहता है।',
      ],
    ])
  })

  test('is no weekly letter where the box was left alone, in the time zone of the language (DAY-67)', async () => {
    expect(await app.lettersOf(await app.signUp())).toEqual({
      weekly: false,
      trial: true,
      language_id: 1,
      time_zone: 'Europe/London',
    })
  })

  test('is changed in the account: on, off and on again, with the language and zone of that device (DAY-78)', async () => {
    const reader = await app.signUp()
    const { letters, msg } = await app.choose(
      reader,
      { weekly: true, time_zone: 'Asia/Kolkata' },
      'hi',
    )
    expect(msg).toBe('आपकी पसंद सहेज ली गई है।')
    expect(letters).toMatchObject({ weekly: true, language_id: 2, time_zone: 'Asia/Kolkata' })
    expect(`${(await app.settingsOf(reader)).weekly_next_at}`).toBe('2026-11-23T01:30:00Z')
    expect((await app.choose(reader, { weekly: false })).letters.weekly).toBe(false)
    const stopped = await app.settingsOf(reader)
    expect([`${stopped.weekly_stopped_at}`, stopped.weekly_next_at]).toEqual([saturday, null])
    expect((await app.choose(reader, { weekly: true })).letters.weekly).toBe(true)
    expect((await app.settingsOf(reader)).weekly_stopped_at).toBeNull()
  })

  test('needs a session, and a time zone that exists (DAY-78)', async () => {
    const { product } = app
    const guest = await product.call('POST /api/user/choose-letters', { body: { weekly: true } })
    expect(guest.status).toBe(401)
    const { token } = await app.signUp()
    const body = { weekly: true, time_zone: 'Moon/Tycho' }
    const refused = await product.call('POST /api/user/choose-letters', { token, body })
    expect(refused.status).toBe(422)
  })
})

describe('an account that the holder of its mailbox takes over', () => {
  const linkOf = async (userId: string, purpose: 'sign-in' | 'reset-password') => {
    await app.product.context.db
      .insertInto('mailed_links')
      .values({
        id: userId.replace(/^./, 'f'),
        purpose,
        user_id: userId,
        token_hash: hashToken(`link of ${userId}`),
        new_email: null,
        session_id: null,
        expires_at: app.product.clock.now().add({ minutes: 5 }),
      })
      .execute()
    return `link of ${userId}`
  }

  // Guard in server/domains/identity/mailed-links/redeem-sign-in-link.ts: a stranger's consent ends at a takeover.
  test('by a sign-in link gets no weekly letter that somebody else asked for (DAY-74)', async () => {
    const reader = await app.signUp({ weekly_letter: true })
    const token = await linkOf(reader.user.id, 'sign-in')
    const { status } = await app.product.call('POST /api/login/link/redeem', { body: { token } })
    expect(status).toBe(200)
    expect(await app.settingsOf(reader)).toMatchObject({ weekly: false, weekly_asked_at: null })
  })

  // Guard in server/domains/identity/mailed-links/reset-password.ts: a stranger's consent ends at a takeover.
  test('by a new password gets no weekly letter that somebody else asked for (DAY-74)', async () => {
    const reader = await app.signUp({ weekly_letter: true })
    const password = 'Moonlight8again'
    const { status } = await app.product.call('POST /api/reset-password', {
      body: {
        email: reader.email,
        token: await linkOf(reader.user.id, 'reset-password'),
        password,
        password_confirmation: password,
      },
    })
    expect(status).toBe(200)
    expect((await app.settingsOf(reader)).weekly).toBe(false)
  })

  test('keeps the letter where its address was confirmed before (DAY-74)', async () => {
    const reader = await app.signUp({ weekly_letter: true })
    await app.confirm(reader)
    const token = await linkOf(reader.user.id, 'sign-in')
    await app.product.call('POST /api/login/link/redeem', { body: { token } })
    expect((await app.settingsOf(reader)).weekly).toBe(true)
  })
})

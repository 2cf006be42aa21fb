import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureCurrentEditions } from '../../horoscopes/index.ts'
import { builtInTranslator } from '../../languages/index.ts'
import { emailExamples } from '../../../email-examples.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { toMimeMessage } from '../../../gateways/mail/mime-message.ts'
import type { Person } from '../../../testing/people.ts'
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

/** Signs a reader up and returns them with their first letter. */
async function createReader(): Promise<{
  reader: Person
  mail: Mail
  path: string
  token: string
}> {
  app.product.clock.set(saturday)
  const reader = await app.signUp({ weekly_letter: true, time_zone: 'Europe/London' })
  await app.confirm(reader)
  app.product.clock.set(mondayMorning)
  await app.sendWeekly()
  const [mail] = app.mailsTo(reader)
  if (!mail?.stopAt) throw new Error('the letter cannot be stopped')
  const path = new URL(mail.stopAt).pathname
  return { reader, mail, path, token: path.split('/').at(-1) ?? '' }
}

/** Sends the POST of a mail program (RFC 8058, section 3.2). */
const oneClick = (path: string, type = 'application/x-www-form-urlencoded') =>
  app.product.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': type },
    payload:
      type === 'application/x-www-form-urlencoded'
        ? 'List-Unsubscribe=One-Click'
        : '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  })

describe('the headers of a letter', () => {
  test('name an address that stops it by one POST (DAY-75)', async () => {
    const { mail } = await createReader()
    const { headers } = toMimeMessage(mail, app.product.context.config, app.product.clock)
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${mail.stopAt}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail.stopAt).toMatch(/^https:\/\//)
  })

  test('are those of the weekly letter and the reminders alone: other emails cannot be stopped (DAY-75)', async () => {
    const context = {
      language: 'en',
      translate: builtInTranslator(1),
      config: {
        brandName: 'Stars',
        publicUrl: 'https://stars.example',
        supportPhone: '1',
        trader: null,
      },
    } as const
    const stoppable: string[] = []
    for (const { name, render } of emailExamples)
      if ((await render(context)).stopAt !== undefined) stoppable.push(name)
    expect(stoppable).toEqual([
      'letters: weekly',
      'letters: free weeks end in 14 days',
      'letters: free weeks end in 3 days',
    ])
  })
})

describe('the link that stops a letter', () => {
  test('works by a POST of a mail program, without a session, and again (DAY-76)', async () => {
    const { reader, path } = await createReader()
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b']) {
      const answer = await oneClick(path, type)
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        'It has stopped. No more of these emails will come.\n',
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(await app.settingsOf(reader)).toMatchObject({ weekly: false, trial: true })
    }
    app.product.clock.set('2026-11-30T07:01:00Z')
    await ensureCurrentEditions(app.product.context, composeEdition)
    await app.sendWeekly()
    expect(app.mailsTo(reader)).toHaveLength(1)
  })

  test('works by the page’s button, years later, and for an account that was deleted (DAY-76)', async () => {
    const { reader, token } = await createReader()
    app.product.clock.advance({ years: 3 })
    const stop = () =>
      app.product.call('POST /api/letters/stop', { body: { letter: 'weekly', token } })
    expect((await stop()).status).toBe(200)
    expect((await app.settingsOf(reader)).weekly).toBe(false)
    await app.product.context.db.deleteFrom('users').where('id', '=', reader.user.id).execute()
    expect((await stop()).status).toBe(200)
  })

  // Guard in server/domains/letters/stop/stop-letter.ts: only the token of this letter stops it.
  test('stops nothing with another token (DAY-76)', async () => {
    const { reader, path, token } = await createReader()
    const changed = path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
    for (const wrong of [changed, path.replace('weekly', 'trial'), path.replace('weekly', 'all')])
      expect((await oneClick(wrong)).statusCode).toBe(422)
    const { status, body } = await app.product.call('POST /api/letters/stop', {
      body: { letter: 'trial', token },
    })
    expect([status, body.code]).toEqual([422, 'letter-link-invalid'])
    expect(await app.settingsOf(reader)).toMatchObject({ weekly: true, trial: true })
  })

  // Guard in server/domains/letters/stop/one-click.routes.ts: an address sends only so many.
  test('is limited as other calls of an address are, and refuses a large body (DAY-76)', async () => {
    const { path } = await createReader()
    const large = await app.product.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'text/plain' },
      payload: 'x'.repeat(5000),
    })
    expect(large.statusCode).toBe(413)
    const statuses = new Set<number>()
    // 600 an address (docs/product/decisions.md section 9).
    for (let calls = 0; calls <= 600; calls++)
      statuses.add(
        (
          await app.product.app.inject({
            method: 'POST',
            url: '/letters/stop/weekly/x',
            remoteAddress: '198.51.100.7',
          })
        ).statusCode,
      )
    expect([...statuses]).toEqual([422, 429])
  })
})

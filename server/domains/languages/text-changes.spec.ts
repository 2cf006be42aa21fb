import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectDatabase } from '../../platform/database/database.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { builtInTranslator, translator } from './index.ts'
import './language-text.table.ts'

const english = 1
const hindi = 2

const changeText = (db: TestApp['context']['db'], languageId: number, key: string, text: string) =>
  db.insertInto('language_texts').values({ language_id: languageId, key, text }).execute()

describe('a text changed in language_texts', () => {
  let product: TestApp
  beforeAll(async () => {
    product = await createTestApp({ config: { brandName: 'Stars' } })
    const { db } = product.context
    for (const [languageId, prefix] of [
      [english, 'EN'],
      [hindi, 'HI'],
    ] as const) {
      await changeText(db, languageId, 'refusal.wrong-credentials', `${prefix} refusal`)
      await changeText(db, languageId, 'mail.reset-password.subject', `${prefix} mail of {{brand}}`)
      await changeText(db, languageId, 'export.title', `${prefix} export of {{brand}}`)
      await changeText(db, languageId, 'answer.signed-out', `${prefix} answer`)
    }
    await changeText(db, hindi, 'validation.email-invalid', 'HI field error')
  })
  afterAll(() => product.close())

  const getRefusal = async (language: string) => {
    const { body } = await product.call('POST /api/login', {
      body: { email: 'nobody@example.org', password: 'Wrong-pass7' },
      headers: { 'accept-language': language },
      address: `10.0.0.${(addresses += 1) % 250}`,
    })
    return body.message
  }
  let addresses = 0

  test('appears in refusals of a process that has read the texts before (LANG-09)', async () => {
    const refusal = async () => (await product.call('GET /api/nope')).body.message
    expect(await refusal()).toBe(builtInTranslator(english)('refusal.not-found'))
    await changeText(product.context.db, english, 'refusal.not-found', 'Changed')
    await expect.poll(refusal).toBe('Changed')
  })

  test('appears in the message of a refusal, in the language of the request (LANG-09)', async () => {
    expect([await getRefusal('en'), await getRefusal('hi')]).toEqual(['EN refusal', 'HI refusal'])
  })

  test('appears in the field errors of a refusal, but not in a language without a change (LANG-09)', async () => {
    const getFieldError = async (language: string) =>
      (
        await product.call('POST /api/forgot-password', {
          body: { email: 'nonsense' },
          headers: { 'accept-language': language },
        })
      ).body.errors.email
    expect(await getFieldError('hi')).toEqual(['HI field error'])
    expect(await getFieldError('en')).toEqual([
      builtInTranslator(english)('validation.email-invalid'),
    ])
  })

  test('appears in the response of a call (LANG-09)', async () => {
    const { token } = await createPerson(product)
    const headers = { 'accept-language': 'hi' }
    const { body } = await product.call('POST /api/logout', { body: {}, token, headers })
    expect(body.msg).toBe('HI answer')
  })

  test('appears in an email with its values, in the language of the request (LANG-10)', async () => {
    const { email } = await createPerson(product)
    const getSubject = async (language: string) => {
      const headers = { 'accept-language': language }
      await product.call('POST /api/forgot-password', { body: { email }, headers })
      await product.jobs.run()
      return product.mails.at(-1)?.subject
    }
    expect(await getSubject('en')).toBe('EN mail of Stars')
    expect(await getSubject('hi')).toBe('HI mail of Stars')
  })

  test('appears in the export page of an account, in the language of the request (LANG-11)', async () => {
    const { token } = await createPerson(product)
    const getTitle = async (language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await product.call('GET /api/user/export-page', { token, headers })
      return /<title>(.*)<\/title>/.exec(body.html)?.[1]
    }
    expect(await getTitle('en')).toBe('EN export of Stars')
    expect(await getTitle('hi')).toBe('HI export of Stars')
  })
})

describe('without the database', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  test('a process that has read no changes uses the built-in texts (LANG-12)', async () => {
    const db = connectDatabase('postgres://nobody@127.0.0.1:1/none', 1)
    const translate = await translator(db, hindi)
    expect(translate('shell.menu')).toBe(builtInTranslator(hindi)('shell.menu'))
    await db.destroy()
  })

  test('a process uses the changes that it read last (LANG-12)', async () => {
    const database = await createTestDatabase()
    const db = connectDatabase(database.url, 1)
    await changeText(db, english, 'shell.menu', 'Contents')
    expect((await translator(db, english))('shell.menu')).toBe('Contents')
    await db.destroy()
    vi.advanceTimersByTime(60_000)
    expect((await translator(db, english))('shell.menu')).toBe('Contents')
    await database.drop()
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

test('languages are listed with id, name and texts, without a token (API-40)', async () => {
  const { status, body } = await product.call('GET /api/language/list')
  expect(status).toBe(200)
  expect(
    body.languages.map((language: { id: number; name: string }) => [language.id, language.name]),
  ).toEqual([
    [1, 'English'],
    [2, 'हिन्दी'],
  ])
  expect(body.languages[0].systemValues['shell.sign-in']).toBe('Sign in')
})

test('a text changed on the server replaces the built-in one (LANG-01)', async () => {
  await product.context.db
    .insertInto('language_texts')
    .values({ language_id: 2, key: 'shell.menu', text: 'सूची' })
    .execute()
  const { body } = await product.call('GET /api/language/list')
  expect(body.languages[1].systemValues['shell.menu']).toBe('सूची')
  expect(body.languages[0].systemValues['shell.menu']).toBe('Menu')
})

test('the list of languages gets 304 until a text changes (LANG-01)', async () => {
  const requestList = (etag: string) =>
    product.app.inject({ url: '/api/language/list', headers: { 'if-none-match': etag } })
  const first = await requestList('"nothing"')
  const etag = String(first.headers.etag)
  expect(first.statusCode).toBe(200)
  expect((await requestList(etag)).statusCode).toBe(304)
  await product.context.db
    .insertInto('language_texts')
    .values({ language_id: 1, key: 'shell.menu', text: 'Contents' })
    .execute()
  const changed = await requestList(etag)
  expect(changed.statusCode).toBe(200)
  expect(changed.json().languages[0].systemValues['shell.menu']).toBe('Contents')
})

test('an unknown path gets 404 with an error body in the language of the request (API-01)', async () => {
  const { status, body } = await product.call('GET /api/nope', {
    headers: { 'accept-language': 'hi-IN,hi;q=0.9' },
  })
  expect(status).toBe(404)
  expect(body).toEqual({ code: 'not-found', message: 'इस पते पर कुछ नहीं है।' })
})

import { productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

const get = (path: string) => fetch(productUrl() + path, { redirect: 'manual' })

test('the address of a consultation without a slug redirects to the list (CON-16)', async () => {
  for (const path of ['/consultation-detail', '/consultation-detail/']) {
    const answer = await get(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/consultations')
  }
})

test('the redirect from a consultation without a slug to the list keeps the language of the address (CON-16)', async () => {
  const answer = await get('/consultation-detail/?lang=hi')
  expect(answer.headers.get('location')).toBe('/consultations?lang=hi')
})

test('a consultation that does not exist is answered 404', async () => {
  expect((await get('/consultation-detail/no-such-consultation')).status).toBe(404)
})

import { productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

const ask = (path: string) => fetch(productUrl() + path, { redirect: 'manual' })

test('the address of a consultation without a slug leads to the list (CON-16)', async () => {
  for (const path of ['/consultation-detail', '/consultation-detail/']) {
    const answer = await ask(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/consultations')
  }
})

test('the list that opens instead of a consultation is in the language that the address asks for (CON-16)', async () => {
  const answer = await ask('/consultation-detail/?lang=hi')
  expect(answer.headers.get('location')).toBe('/consultations?lang=hi')
})

test('a consultation that does not exist still answers 404', async () => {
  expect((await ask('/consultation-detail/no-such-consultation')).status).toBe(404)
})

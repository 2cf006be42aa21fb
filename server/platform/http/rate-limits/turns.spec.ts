import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const askForLink = (n: number, address: string) =>
  product.call('POST /api/forgot-password', {
    body: { email: `crowd-${n}@example.org` },
    address,
  })

// Guard in server/platform/http/serve.ts: calls that cost a hash or a query of the limits wait for those of their address.
test('of 60 simultaneous requests for emails one address has 51 in turn and 9 answered 503, another address none (SEC-65)', async () => {
  const crowd = Array.from({ length: 60 }, (_, n) => askForLink(n, '198.51.100.1'))
  const other = await askForLink(60, '198.51.100.2')
  const answers = await Promise.all(crowd)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(9)
  expect(refused[0]?.headers['retry-after']).toBe('5')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(51)
  expect(other.status).toBe(200)
})

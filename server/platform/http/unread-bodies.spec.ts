import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let port: number
beforeAll(async () => {
  product = await createTestApp()
  await product.app.listen({ host: '127.0.0.1', port: 0 })
  port = (product.app.server.address() as AddressInfo).port
})
afterAll(() => product.close())

/** Sends the headers of a request that is refused, and the first bytes of its body. */
async function sendBegin(headers: Record<string, string>): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/none', headers })
  sent.on('error', () => {})
  sent.write('{')
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  sent.destroy()
  return response
}

// Guard in server/platform/http/error-handler.ts: a body that nobody needs is not read.
test.each([
  ['a megabyte', { 'content-length': '1000000' }],
  ['an unknown length', { 'transfer-encoding': 'chunked' }],
])(
  'a refused request with a body of %s ends its connection before the body is read (SEC-67)',
  async (_, headers) => {
    const response = await sendBegin(headers)
    expect([response.statusCode, response.headers.connection]).toEqual([404, 'close'])
  },
)

test('a refused request with a small body keeps its connection (SEC-67)', async () => {
  const response = await sendBegin({ 'content-length': '1000', connection: 'keep-alive' })
  expect([response.statusCode, response.headers.connection]).toEqual([404, 'keep-alive'])
})

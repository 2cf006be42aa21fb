import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './error-handler.ts'

// Guard in server/platform/http/error-handler.ts: an operator sees why callers were answered 503.
test('a call that lost the database is answered 503, and the cause is logged (OPS-13)', async () => {
  let log = ''
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => (log += line) } },
  })
  app.decorateRequest('languageId', 1)
  handleErrors(app, {
    translatorOf: async () => (key) => key,
    report: () => undefined,
    noteRefusal: async () => undefined,
  })
  app.get('/users', async () => {
    throw new Error('timeout exceeded when trying to connect')
  })
  const { statusCode, headers } = await app.inject('/users')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(log).toContain('timeout exceeded when trying to connect')
  expect(log).toContain('"route":"/users"')
})

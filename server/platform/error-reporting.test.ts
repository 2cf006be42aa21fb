import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openErrorReporting } from './error-reporting.ts'

let service: Server
let received: string[]
let dsn: string

beforeEach(async () => {
  received = []
  service = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  dsn = `http://key@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/1`
})

afterEach(() => void service.close())

async function sendReport(config: { sentryDsn: string | null; debug: boolean }, error: Error) {
  const reporting = await openErrorReporting(config)
  reporting.report(error)
  await reporting.close()
  return received.join('\n')
}

test('an error is reported outside debug mode with a key (OPS-09)', async () => {
  const report = await sendReport({ sentryDsn: dsn, debug: false }, new Error('the stars fell'))
  expect(report).toContain('the stars fell')
  expect(report).toContain('"environment":"live"')
  expect(report).toContain('error-reporting.test.ts')
})

test.each([
  ['in debug mode', true, true],
  ['without a key', false, false],
  ['in debug mode without a key', true, false],
])('nothing is reported %s (OPS-09)', async (_, debug, hasKey) => {
  expect(await sendReport({ sentryDsn: hasKey ? dsn : null, debug }, new Error('fell'))).toBe('')
})

// Guard in server/platform/error-reporting.ts: error reports redact card numbers.
test('a report contains no email address, card number or secret', async () => {
  const secrets = ['asha@example.org', '4242 4242 4242 4242', 'sk_test_51Habc', 'a'.repeat(43)]
  const message = `no row for ${secrets.join(', ')} at /login?token=short`
  const report = await sendReport({ sentryDsn: dsn, debug: false }, new Error(message))
  expect(report).toContain('no row for')
  for (const secret of [...secrets, 'short']) expect(report).not.toContain(secret)
})

test('an unreachable service causes no error', async () => {
  const reporting = await openErrorReporting({
    sentryDsn: 'http://key@127.0.0.1:1/1',
    debug: false,
  })
  expect(() => reporting.report(new Error('the stars fell'))).not.toThrow()
  await expect(reporting.close()).resolves.toBeUndefined()
})

import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

type Settings = Parameters<typeof contentSecurityPolicy>[1]
const settings = (sentryDsn: string | null) =>
  ({
    config: { sentryDsn },
    payments: { name: 'sandbox', baseUrl: 'http://127.0.0.1:4999' },
  }) as unknown as Settings
const connects = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]

test("a page may connect to its own site and the payment provider's only", () => {
  expect(connects(contentSecurityPolicy('<p>', settings(null), '/api'))).toBe(
    "'self' http://127.0.0.1:4999",
  )
})

test('a page may connect to the API at the address that the build was given (OPS-06)', () => {
  const policy = contentSecurityPolicy('<p>', settings(null), 'https://api.example.test/v1')
  expect(connects(policy)).toContain('https://api.example.test')
})

test('a page may connect to the host of SENTRY_DSN, and the policy does not hold its key (OPS-09)', () => {
  const dsn = 'https://key@reports.example.test/7'
  const policy = contentSecurityPolicy('<p>', settings(dsn), '/api')
  expect(connects(policy)).toContain('https://reports.example.test')
  expect(policy).not.toContain('key@')
})

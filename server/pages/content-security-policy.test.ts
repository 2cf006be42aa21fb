import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  createScriptMark,
  permissionsPolicy,
  takeOwnScripts,
} from './content-security-policy.ts'

type Settings = Parameters<typeof contentSecurityPolicy>[1]
const settings = (sentryDsn: string | null) =>
  ({
    config: { sentryDsn },
    payments: { name: 'sandbox', baseUrl: 'http://127.0.0.1:4999' },
  }) as unknown as Settings
const noHashes = { scripts: [], styles: [] }
const connects = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]

test("a page may connect to its own site and the payment provider's only", () => {
  expect(connects(contentSecurityPolicy(noHashes, settings(null), '/api'))).toBe(
    "'self' http://127.0.0.1:4999",
  )
})

test('a page may connect to the API at the address that the build was given (OPS-06)', () => {
  const policy = contentSecurityPolicy(noHashes, settings(null), 'https://api.example.test/v1')
  expect(connects(policy)).toContain('https://api.example.test')
})

test('a page may connect to the host of SENTRY_DSN, and the policy does not hold its key (OPS-09)', () => {
  const dsn = 'https://key@reports.example.test/7'
  const policy = contentSecurityPolicy(noHashes, settings(dsn), '/api')
  expect(connects(policy)).toContain('https://reports.example.test')
  expect(policy).not.toContain('key@')
})

// Without it Stripe's frames could not open Apple Pay or Google Pay, and without Stripe nothing may.
test('payments are opened by this site and by frames of Stripe, where Stripe is used (PAY-116)', () => {
  expect(permissionsPolicy({ name: 'stripe' })).toMatch(
    /, payment=\(self "https:\/\/js\.stripe\.com" "https:\/\/\*\.js\.stripe\.com"\)$/,
  )
  expect(permissionsPolicy({ name: 'sandbox' })).toMatch(/, payment=\(\)$/)
  const stripe = {
    config: { sentryDsn: null },
    payments: { name: 'stripe', baseUrl: 'https://api.stripe.com' },
  }
  const policy = contentSecurityPolicy(noHashes, stripe as unknown as Settings, '/api')
  expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com/)
  expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com/)
})

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

// Guard in server/pages/content-security-policy.ts: a script is allowed only if the renderer wrote it.
test('scripts that came into a page with data are not allowed (SEC-52)', () => {
  const mark = createScriptMark()
  const { html, hashes } = takeOwnScripts(
    `<script nonce="${mark}">own()</script>
     <p>Data<script>stolen()</script><script nonce="guess">guessed()</script></p>
     <script type="application/ld+json">{}</script>
     <script type="module" nonce="${mark}" async="">import("/a.js")</script>
     <script nonce="${mark}">own()</script>
     <link rel="modulepreload" nonce="${mark}" href="/a.js">`,
    mark,
  )
  expect(hashes).toEqual([sha256('own()'), sha256('import("/a.js")')])
  expect(html).not.toContain(mark)
  expect(html).toContain('<script>own()</script>')
  expect(html).toContain('<script nonce="guess">guessed()</script>')
})

test('the mark of scripts is another one for each rendering and cannot be guessed (SEC-52)', () => {
  const marks = new Set(Array.from({ length: 100 }, createScriptMark))
  expect(marks.size).toBe(100)
  for (const mark of marks) expect(Buffer.from(mark, 'base64url')).toHaveLength(16)
})

test('a page may start a worker of this site only (DAY-94)', () => {
  expect(contentSecurityPolicy(noHashes, settings(null), '/api')).toMatch(/worker-src 'self'(;|$)/)
})

test('markup that is not from a Trusted Types policy is refused (SEC-53)', () => {
  const policy = contentSecurityPolicy(noHashes, settings(null), '/api')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toMatch(/trusted-types default dompurify(;|$)/)
})

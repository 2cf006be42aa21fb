import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { createTotpSecret, findTotpStep, totpAddress } from './totp.rules.ts'

/** RFC 6238, appendix B, for SHA-1; its codes have eight digits, of which an app with six shows the last six. */
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const
const secret = Secret.fromLatin1('12345678901234567890').base32

const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

test('a code is that of RFC 6238 for its time step (SEC-10)', () => {
  for (const [seconds, code] of vectors)
    expect([seconds, findTotpStep(secret, code.slice(2), at(seconds))]).toEqual([
      seconds,
      Math.floor(seconds / 30),
    ])
})

// Guard in server/platform/secrets/totp.rules.ts: old codes of a stolen glance are worth nothing.
test('a code is accepted one time step early or late, and no further (SEC-10)', () => {
  // The code of the step from 30 to 59.
  const accepted = [-1, 0, 29, 30, 59, 60, 89, 90].map(
    (seconds) => seconds >= 0 && findTotpStep(secret, '287082', at(seconds)) === 1,
  )
  expect(accepted).toEqual([false, true, true, true, true, true, true, false])
})

test('a secret has 160 random bits, and its address names the site and the account (SEC-10)', () => {
  const created = createTotpSecret()
  expect(created).toMatch(/^[A-Z2-7]{32}$/)
  expect(createTotpSecret()).not.toBe(created)
  const address = new URL(totpAddress(created, { brand: 'Rashi', email: 'a+b@example.org' }))
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Rashi:a%2Bb%40example\.org\?/)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Rashi',
    secret: created,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

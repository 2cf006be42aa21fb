import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const live = {
  STRIPE_SECRET_KEY: 'sk_live_a1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a1',
  STRIPE_WEBHOOK_SECRET: 'whsec_a1',
}
const testKeys = {
  STRIPE_SECRET_KEY: 'sk_test_a1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a1',
  STRIPE_WEBHOOK_SECRET: 'whsec_a1',
}
const trader = {
  TRADER_NAME: 'Stars Limited',
  TRADER_ADDRESS: '1 Sky Lane, Leicester LE1 1AA',
  TRADER_EMAIL: 'orders@stars.example',
}
const site = { PUBLIC_URL: 'https://stars.example' }
const smtp = { SMTP_URL: 'smtps://u:p@mail.example:465' }
const sandbox = { PAYMENTS: 'sandbox', MAILS: 'files' }

function readFault(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

describe('a public installation', () => {
  // Guard in server/platform/public-installation.rules.ts: test cards are sold for only where that was said.
  test.each([
    ['by its PUBLIC_URL', { ...site, ...smtp }],
    ['by its HOST', { HOST: '0.0.0.0', ...smtp }],
    ['over http', { PUBLIC_URL: 'http://stars.example', ...smtp }],
  ])('%s is not started without Stripe keys (SEC-01)', (_, env) => {
    expect(readFault(env)).toMatch(/^STRIPE_SECRET_KEY is missing .*PAYMENTS=sandbox/)
    expect(readFault({ ...env, PAYMENTS: 'sandbox' })).toBe('accepted')
    expect(readFault({ ...env, ...testKeys })).toBe('accepted')
  })

  // Guard in server/platform/public-installation.rules.ts: emails go to files only where that was said.
  test('is not started without SMTP_URL, unless emails go to files on purpose (SEC-01)', () => {
    expect(readFault({ ...site, ...testKeys })).toMatch(/^SMTP_URL is missing .*MAILS=files/)
    expect(readFault({ ...site, ...testKeys, MAILS: 'files' })).toBe('accepted')
  })

  // Guard in server/platform/public-installation.rules.ts: no rehearsal setting behind a public address.
  test.each([
    ['RATE_LIMITS', 'off'],
    ['CLOCK_AHEAD', 'P31D'],
  ])('is not started with %s=%s (SEC-01)', (name, value) => {
    expect(readFault({ ...site, ...sandbox, TRUST_PROXY: 'loopback', [name]: value })).toMatch(
      new RegExp(`^${name}.*PUBLIC_URL`),
    )
  })

  test('is not started with live keys over http or without a trader (SEC-01)', () => {
    expect(readFault({ ...live, ...trader, ...smtp, PUBLIC_URL: 'http://stars.example' })).toMatch(
      /^PUBLIC_URL must begin with https/,
    )
    expect(readFault({ ...live, ...smtp, ...site })).toMatch(/^TRADER_NAME/)
    expect(readFault({ ...live, ...trader, ...smtp, ...site })).toBe('accepted')
    for (const name of Object.keys(trader))
      expect(readFault({ ...live, ...trader, ...smtp, ...site, [name]: '' })).toMatch(/^TRADER_/)
  })

  // Guard in server/platform/plaintext.rules.ts: personal data crosses no network unencrypted unless that was said.
  test('is not started with a database of another machine without TLS, unless PLAINTEXT_HOSTS names it (SEC-54)', () => {
    const read = (DATABASE_URL: string, env: Record<string, string> = {}) =>
      readFault({ ...site, ...sandbox, DATABASE_URL, ...env })
    const plain = 'postgresql://rashi:secret@db.example:5432/rashi'
    for (const url of [
      plain,
      `${plain}?sslmode=prefer`,
      `${plain}?sslmode=require&sslmode=disable`,
      'postgresql://localhost/rashi?host=db.example',
      'postgresql://u@[2001:db8::7]/rashi',
    ]) {
      expect(read(url)).toMatch(/^DATABASE_URL reaches \S+ without TLS .*PLAINTEXT_HOSTS/)
      expect(read(url)).not.toContain('secret')
      expect(read(url, { PLAINTEXT_HOSTS: 'mail.internal, DB.example,2001:db8::7' })).toBe(
        'accepted',
      )
    }
    for (const url of [
      `${plain}?sslmode=verify-full`,
      `${plain}?sslmode=require`,
      'postgresql://u@127.0.0.1/rashi',
      'postgresql://u@[::1]/rashi',
      'postgresql:///rashi?host=/run/postgresql',
      'postgresql://u@%2Frun%2Fpostgresql/rashi',
    ])
      expect(read(url)).toBe('accepted')
    expect(readFault({ DATABASE_URL: plain })).toBe('accepted')
    const encrypted = `${plain}?sslmode=require`
    expect(read(encrypted, { DATABASE_DIRECT_URL: plain })).toMatch(
      /^DATABASE_DIRECT_URL reaches \S+ without TLS /,
    )
    expect(read(encrypted, { DATABASE_DIRECT_URL: encrypted })).toBe('accepted')
    expect(readFault({ PLAINTEXT_HOSTS: 'db example' })).toMatch(/^PLAINTEXT_HOSTS must be/)
  })

  test('refuses to be two things at once (SEC-01)', () => {
    expect(readFault({ PAYMENTS: 'sandbox', ...testKeys })).toMatch(/^PAYMENTS=sandbox/)
    expect(readFault({ MAILS: 'files', ...smtp })).toMatch(/^MAILS=files/)
    expect(readFault({ PAYMENTS: 'stripe' })).toMatch(/^PAYMENTS must be sandbox/)
  })

  test('behind a proxy that is not trusted is started with a warning (SEC-01)', () => {
    const env = { ...site, ...sandbox }
    expect(readConfig(env).warning).toMatch(/^TRUST_PROXY is not set/)
    expect(readConfig({ ...env, TRUST_PROXY: 'loopback' }).warning).toBeNull()
    expect(readConfig({ ...env, HOST: '0.0.0.0' }).warning).toBeNull()
  })
})

test.each([
  {},
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
])('an installation of this machine alone needs none of it: %o (SEC-01)', (env) => {
  expect(readFault(env)).toBe('accepted')
  expect(readConfig(env).warning).toBeNull()
})

test('the trader is read with its numbers, or not at all (SEC-01)', () => {
  expect(readConfig({ ...trader, TRADER_VAT_NUMBER: 'GB123456789' }).trader).toEqual({
    name: 'Stars Limited',
    address: '1 Sky Lane, Leicester LE1 1AA',
    email: 'orders@stars.example',
    company_number: null,
    vat_number: 'GB123456789',
  })
  expect(readConfig({ TRADER_NAME: 'Stars Limited' }).trader).toBeNull()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'
import { securityText } from './security-text.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({
    now: '2026-11-22T19:00:00Z',
    config: { publicUrl: 'https://stars.example', securityContact: 'security@stars.example' },
  })
})
afterAll(() => product.close())

const now = Temporal.Instant.from('2026-11-22T19:00:00Z')
const write = (env: Record<string, string>) => securityText(readConfig(env), now)
const trader = {
  TRADER_NAME: 'Stars Limited',
  TRADER_ADDRESS: '1 Sky Lane, Leicester LE1 1AA',
  TRADER_EMAIL: 'orders@stars.example',
}

test('/.well-known/security.txt names contact, expiry, languages and its own address (SEC-59)', async () => {
  const { status, text, headers } = await product.call('GET /.well-known/security.txt')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=86400',
  ])
  expect(text).toBe(`Contact: mailto:security@stars.example
Expires: 2027-05-21T00:00:00Z
Preferred-Languages: en, hi
Canonical: https://stars.example/.well-known/security.txt
`)
})

test('security.txt expires within a year at any time, and never has expired (SEC-59)', async () => {
  for (let months = 0; months < 24; months += 5) {
    product.clock.advance({ hours: months * 30 * 24 })
    const { text } = await product.call('GET /.well-known/security.txt')
    const expires = Temporal.Instant.from(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
    const left = expires.since(product.clock.now()).total('days')
    expect(left).toBeGreaterThan(100)
    expect(left).toBeLessThan(365)
  }
})

test('the contact of security.txt is the setting, else the trader, else the operator (SEC-59)', () => {
  const page = 'https://stars.example/report'
  expect(write({ ...trader, SECURITY_CONTACT: page })).toContain(`Contact: ${page}\n`)
  expect(write(trader)).toContain('Contact: mailto:orders@stars.example\n')
  expect(write({ OPERATOR_MAIL: 'desk@stars.example' })).toContain(
    'Contact: mailto:desk@stars.example\n',
  )
  expect(() => write({ SECURITY_CONTACT: 'http://stars.example' })).toThrow(/SECURITY_CONTACT/)
})

test('security.txt of an installation without https has no address of its own (SEC-59)', () => {
  expect(write({})).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \S+Z\nPreferred-Languages: en, hi\n$/,
  )
})

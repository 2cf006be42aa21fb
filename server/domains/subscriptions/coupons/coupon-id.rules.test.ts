import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readCouponId, writeCouponId } from './coupon-id.rules.ts'

const key = randomBytes(32)
const now = Temporal.Instant.from('2026-11-21T09:00:00Z')
const mira = { userId: '0199-mira', planId: 3 }
const id = writeCouponId(key, { couponId: 1000, ...mira }, now)
const read = (change: object = {}, text = id, by = key) =>
  readCouponId(by, text, { ...mira, now, ...change })

test('an applied coupon’s id names the coupon to the server, for its person and plan', () => {
  expect(read()).toEqual({ couponId: 1000, isExpired: false })
  expect(id).toMatch(/^[\w-]{56}$/)
})

test('an applied coupon’s id expires after 30 minutes', () => {
  expect(read({ now: now.add({ minutes: 29, seconds: 59 }) })?.isExpired).toBe(false)
  expect(read({ now: now.add({ minutes: 30 }) })?.isExpired).toBe(true)
})

test('the id of an applied coupon is invalid for another person, another plan and another key', () => {
  expect(read({ userId: '0199-asha' })).toBeUndefined()
  expect(read({ planId: 1 })).toBeUndefined()
  expect(read({}, id, randomBytes(32))).toBeUndefined()
})

test('a coupon id that is changed in a byte, shortened, extended or invented is invalid', () => {
  const bytes = Buffer.from(id, 'base64url')
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(read({}, changed.toString('base64url')), `byte ${index}`).toBeUndefined()
  }
  for (const text of ['', '1', '1000', id.slice(0, -2), `${id}AAAA`, '\u{1F319}'])
    expect(read({}, text), text).toBeUndefined()
})

test('a coupon can be applied a hundred years ahead', () => {
  const later = now.add({ hours: 24 * 36_525 })
  const text = writeCouponId(key, { couponId: 2_147_483_647, ...mira }, later)
  expect(read({ now: later }, text)).toEqual({ couponId: 2_147_483_647, isExpired: false })
})

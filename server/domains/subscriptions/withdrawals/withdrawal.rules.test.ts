import { describe, expect, test } from 'vitest'
import { mayWithdrawUntil, computeRefund, divideRefund } from './withdrawal.rules.ts'

const at = (text: string) => Temporal.Instant.from(text)

describe('the time for a withdrawal', () => {
  test.each([
    ['a winter morning', '2026-11-21T09:00:00Z', '2026-12-06T00:00:00Z'],
    ['the last minute of a winter day', '2026-11-21T23:59:00Z', '2026-12-06T00:00:00Z'],
    // 00:30 on 2 June in London: the 14th day after it is 16 June, which ends at 23:00 UTC.
    ['half past midnight in June', '2026-06-01T23:30:00Z', '2026-06-16T23:00:00Z'],
    // Clocks go back on 25 October: the 14th day ends in winter time.
    ['a day before the clocks go back', '2026-10-20T12:00:00Z', '2026-11-04T00:00:00Z'],
  ])('of a purchase on %s lasts to the end of the 14th day after it', (_when, bought, until) => {
    expect(mayWithdrawUntil(at(bought)).toString()).toBe(until)
  })
})

describe('a refund', () => {
  const gold = {
    paidPence: 599,
    from: at('2026-11-21T09:00:00Z'),
    until: at('2026-12-21T09:00:00Z'),
    readSince: at('2026-11-21T09:00:00Z'),
  }
  const diamond = { ...gold, paidPence: 4999, until: at('2027-11-21T09:00:00Z') }

  test('is the whole price if nothing was read, even on the last day', () => {
    expect(computeRefund({ ...gold, readSince: null }, at('2026-12-05T23:59:59Z'))).toBe(599)
  })

  // Guard in server/domains/subscriptions/withdrawals/withdrawal.rules.ts: the first day begins with the first reading.
  test('keeps the first day from the first reading on, and the second from its 24th hour on (SEC-37)', () => {
    // 599 × 1/30 = 19.97 and 599 × 2/30 = 39.93: 19 and 39 pence are kept.
    expect(computeRefund(gold, gold.readSince)).toBe(580)
    expect(computeRefund(gold, at('2026-11-22T08:59:59Z'))).toBe(580)
    expect(computeRefund(gold, at('2026-11-22T09:00:00Z'))).toBe(560)
  })

  test.each([
    // 599 × 11/30 = 219.63: 219 pence are not refunded.
    ['Gold after ten days and a half of 30', gold, '2026-12-01T21:00:00Z', 380],
    // 4999 × 6/365 = 82.18: 82 pence are not refunded.
    ['Diamond after five days of 365', diamond, '2026-11-26T09:00:00Z', 4917],
    // 9998 × 6/365 = 164.35: 164 pence are not refunded, of the sum and not of each.
    ['a combo after five days', { ...diamond, paidPence: 9998 }, '2026-11-26T09:00:00Z', 9834],
    // Two weeks at 199 each, eleven days of 14 begun: 398 × 11/14 = 312.71.
    [
      'Silver in its second week',
      { ...gold, paidPence: 398, until: at('2026-12-05T09:00:00Z') },
      '2026-12-01T09:00:00Z',
      86,
    ],
    // Read from the third day on, four of seven days begun: 199 × 4/7 = 113.71.
    [
      'Silver after its end, read from the third day on',
      {
        ...gold,
        paidPence: 199,
        until: at('2026-11-28T09:00:00Z'),
        readSince: at('2026-11-24T09:00:00Z'),
      },
      '2026-12-03T09:00:00Z',
      86,
    ],
    [
      'Silver after its end, read from the first day on',
      { ...gold, paidPence: 199, until: at('2026-11-28T09:00:00Z') },
      '2026-12-03T09:00:00Z',
      0,
    ],
  ])('of %s is in proportion to the days begun (PAY-42, SEC-37)', (_what, paid, now, pence) => {
    expect(computeRefund(paid, at(now))).toBe(pence)
  })

  // Guard in server/domains/subscriptions/withdrawals/withdrawal.rules.ts:
  // no more of a charge is refunded than was charged.
  test('is taken from the newest charge first', () => {
    const [second, first] = [
      { id: 'second', leftPence: 199 },
      { id: 'first', leftPence: 199 },
    ]
    const shares = (pence: number) =>
      divideRefund(pence, [second, first]).map(({ charge, refundPence }) => [
        charge.id,
        refundPence,
      ])
    expect(shares(114)).toEqual([['second', 114]])
    expect(shares(199)).toEqual([['second', 199]])
    expect(shares(200)).toEqual([
      ['second', 199],
      ['first', 1],
    ])
    expect(shares(398)).toEqual([
      ['second', 199],
      ['first', 199],
    ])
    expect(shares(0)).toEqual([])
  })
})

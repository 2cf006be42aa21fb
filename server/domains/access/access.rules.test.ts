import { type ReadingPeriod, readingPeriods } from '@rashi/contract/reading-periods.rules'
import type { Tier } from '@rashi/contract/tiers.rules'
import { describe, expect, test } from 'vitest'
import {
  type Access,
  accessToPublishedPart,
  couponSecondsLeft,
  daysLeft,
  freeTrialSecondsLeft,
  type Grant,
  guestAccess,
  hasOneOffPurchase,
  isUserSubscribed,
  listTrialPeriods,
  mayReadPart,
  mayReadPeriod,
  type Trial,
} from './access.rules.ts'

const created = Temporal.Instant.from('2026-01-01T00:00:00Z')
const after = (days: number, hours = 0) => created.add({ hours: days * 24 + hours })
const aries = 1
const leo = 5
/** Creates a period; ids only need to differ by reading period, sign and `earlier`. */
const period = (readingPeriod: ReadingPeriod, signId: number, earlier = 0) => ({
  id: readingPeriods.indexOf(readingPeriod) * 1000 + signId * 10 + earlier,
  readingPeriod,
  signId,
})

const access = (change: Partial<Access> = {}): Access => ({
  at: after(10),
  generatedSignId: aries,
  trial: null,
  grants: [],
  ...change,
})
const grant = (change: Partial<Grant>): Grant => ({
  id: 'one',
  source: 'subscription',
  signId: aries,
  tier: null,
  periodId: null,
  partId: null,
  startsAt: created,
  endsAt: after(30),
  firstReadAt: null,
  ...change,
})
const trial = (change: Partial<NonNullable<Access['trial']>> = {}) => ({
  startedAt: created,
  firstVisitReadingAt: null,
  goldUntil: null,
  endedAt: null,
  corrections: 0,
  keptSignId: null,
  ...change,
})
const subscriber = (tier: Tier, change: Partial<Grant> = {}) =>
  access({ grants: [grant({ tier, ...change })] })

/** The rows of docs/product/decisions.md section 4: W, M, Y of Aries (the generated sign), then of Leo. */
const table: [holder: string, access: Access, opens: string][] = [
  ['a guest (HOR-31)', guestAccess(after(10)), '--- ---'],
  ['a person without trial or grant', access(), '--- ---'],
  ['Silver on Aries (HOR-27)', subscriber('silver'), 'W-- ---'],
  ['Gold on Aries (HOR-27)', subscriber('gold'), 'WM- ---'],
  ['Diamond on Aries (HOR-27)', subscriber('diamond'), 'WMY ---'],
  ['Silver on Leo (HOR-25)', subscriber('silver', { signId: leo }), '--- W--'],
  [
    'Diamond combo on Aries and Leo (HOR-28)',
    access({ grants: [grant({ tier: 'diamond' }), grant({ tier: 'diamond', signId: leo })] }),
    'WMY WMY',
  ],
  ['the basic trial (HOR-29)', access({ trial: trial() }), 'W-- ---'],
  [
    'the basic trial in its last hour (HOR-29)',
    access({ trial: trial(), at: after(90, 23) }),
    'W-- ---',
  ],
  ['the basic trial after 91 days (HOR-29)', access({ trial: trial(), at: after(91) }), '--- ---'],
  [
    'the basic trial once the generated sign is Leo (HOR-29)',
    access({ trial: trial(), generatedSignId: leo }),
    '--- W--',
  ],
  [
    'the basic trial that keeps Leo after two corrections (SEC-40)',
    access({ trial: trial({ corrections: 3, keptSignId: leo }) }),
    '--- W--',
  ],
  [
    'the gold trial that keeps Leo after two corrections (SEC-40)',
    access({ trial: trial({ corrections: 3, keptSignId: leo, goldUntil: after(20) }) }),
    '--- WM-',
  ],
  [
    'the gold trial (HOR-29)',
    access({ trial: trial({ goldUntil: after(20) }), at: after(19, 23) }),
    'WM- ---',
  ],
  [
    'the gold trial once over, the basic one running (HOR-29)',
    access({ trial: trial({ goldUntil: after(20) }), at: after(20) }),
    'W-- ---',
  ],
  [
    'the gold trial after the basic one (HOR-29)',
    access({ trial: trial({ goldUntil: after(120) }), at: after(100) }),
    'WM- ---',
  ],
  [
    'a trial that a purchase ended, after cancelling (HOR-33)',
    access({
      trial: trial({ goldUntil: after(50), endedAt: after(1) }),
      grants: [grant({ tier: 'silver', endsAt: after(8) })],
    }),
    '--- ---',
  ],
  [
    'a Gold coupon of 8 weeks in its last hour (HOR-30)',
    {
      ...subscriber('gold', { source: 'coupon', endsAt: after(56) }),
      at: after(55, 23),
    },
    'WM- ---',
  ],
  [
    'a Gold coupon of 8 weeks once over (HOR-30)',
    { ...subscriber('gold', { source: 'coupon', endsAt: after(56) }), at: after(56) },
    '--- ---',
  ],
  ['a subscription that has not begun', subscriber('diamond', { startsAt: after(11) }), '--- ---'],
  [
    "an operator's gift without an end",
    subscriber('gold', { source: 'operator', endsAt: null }),
    'WM- ---',
  ],
  [
    'a one-off on the weekly of Leo (ONE-09)',
    access({
      grants: [
        grant({ source: 'one_off', signId: leo, periodId: period('weekly', leo).id, endsAt: null }),
      ],
    }),
    '--- W--',
  ],
]

const readablePeriods = (holder: Access) =>
  [aries, leo]
    .map((signId) =>
      readingPeriods
        .map((one) => (mayReadPeriod(holder, period(one, signId)) ? one[0]!.toUpperCase() : '-'))
        .join(''),
    )
    .join(' ')

describe('access', () => {
  test.each(table)('of %s opens the periods in the table', (_holder, access, opens) => {
    expect(readablePeriods(access)).toBe(opens)
  })

  test('by a subscription includes earlier periods, by a one-off its own only (HOR-27, ONE-09)', () => {
    expect(mayReadPeriod(subscriber('silver'), period('weekly', aries, 3))).toBe(true)
    const bought = access({
      grants: [grant({ source: 'one_off', periodId: period('weekly', aries).id, endsAt: null })],
    })
    expect(mayReadPeriod(bought, period('weekly', aries, 3))).toBe(false)
    expect(hasOneOffPurchase(bought, aries)).toBe(true)
    expect(hasOneOffPurchase(bought, leo)).toBe(false)
    expect(isUserSubscribed(bought, aries)).toBe(false)
  })

  test('reports a subscription for its own sign only (HOR-36)', () => {
    expect(isUserSubscribed(subscriber('silver'), aries)).toBe(true)
    expect(isUserSubscribed(subscriber('silver'), leo)).toBe(false)
    expect(isUserSubscribed({ ...subscriber('silver'), at: after(30) }, aries)).toBe(false)
  })
})

describe('a part', () => {
  const year = period('yearly', aries)
  const part = { id: 77, pricePence: 299 }
  test.each<[string, Access, { id: number; pricePence: number }, boolean]>([
    [
      'free of charge is open to a guest (HOR-26)',
      guestAccess(created),
      { id: 1, pricePence: 0 },
      true,
    ],
    [
      'with a negative price is open to a guest (HOR-26)',
      guestAccess(created),
      { id: 1, pricePence: -1 },
      true,
    ],
    ['with a price is closed to a guest (HOR-26)', guestAccess(created), part, false],
    ['of the year is open with Diamond (LIFE-14)', subscriber('diamond'), part, true],
    ['of the year is closed with Gold (LIFE-14)', subscriber('gold'), part, false],
    [
      'of the year is open with a yearly one-off (LIFE-14)',
      access({ grants: [grant({ source: 'one_off', periodId: year.id, endsAt: null })] }),
      part,
      true,
    ],
    [
      'that was bought is open (LIFE-14)',
      access({ grants: [grant({ source: 'life_event', partId: 77, endsAt: null })] }),
      part,
      true,
    ],
    [
      'beside the one that was bought stays closed (LIFE-14)',
      access({ grants: [grant({ source: 'life_event', partId: 78, endsAt: null })] }),
      part,
      false,
    ],
  ])('%s', (_what, who, which, open) => {
    expect(mayReadPart(who, which, year)).toBe(open)
  })
})

describe('the free trial', () => {
  const secondsAt = (at: Temporal.Instant, grants: Grant[] = []) =>
    freeTrialSecondsLeft(access({ trial: trial(), at, grants }))

  test('counts down 91 days of 86,400 seconds and stops at 0 (HOR-32)', () => {
    expect(secondsAt(created)).toBe(7_862_400)
    expect(secondsAt(after(90, 23))).toBe(3_600)
    expect(secondsAt(after(91))).toBe(0)
    expect(secondsAt(after(400))).toBe(0)
  })

  test('has 0 seconds left during a subscription to any sign, also by coupon (HOR-32, HOR-33)', () => {
    expect(secondsAt(after(1), [grant({ tier: 'silver', signId: leo })])).toBe(0)
    expect(secondsAt(after(1), [grant({ tier: 'silver', source: 'coupon' })])).toBe(0)
  })

  test('continues after a one-off purchase, which is no subscription (HOR-33)', () => {
    expect(secondsAt(after(90, 23), [grant({ source: 'one_off', periodId: 5 })])).toBe(3_600)
  })

  test('ends 91 days after its beginning, unless a purchase has ended it before (ENT-40, ENT-45)', () => {
    const endsOf = (of: Partial<Trial>, at = after(1)) =>
      listTrialPeriods({ trial: { ...trial(), ...of }, at }).map(
        ({ readingPeriod, until }) =>
          `${readingPeriod} ${created.until(until).total('hours') / 24}`,
      )
    expect(endsOf({})).toEqual(['weekly 91'])
    expect(endsOf({ goldUntil: after(100) })).toEqual(['weekly 100', 'monthly 100'])
    expect(endsOf({ goldUntil: after(30) })).toEqual(['weekly 91', 'monthly 30'])
    expect(endsOf({ endedAt: after(1) })).toEqual([])
    expect(endsOf({}, after(91))).toEqual([])
  })

  test('counts a day that has begun as a whole day (HOR-36)', () => {
    expect([0, 1, 86_400, 86_401, 7_862_400].map(daysLeft)).toEqual([0, 1, 1, 2, 91])
  })

  test('has its own count of days beside that of a coupon (HOR-34, HOR-36)', () => {
    const coupon = subscriber('silver', { source: 'coupon', endsAt: after(28) })
    expect(daysLeft(couponSecondsLeft(coupon))).toBe(18)
    expect(couponSecondsLeft({ ...coupon, at: after(29) })).toBe(0)
  })
})

// Guard in server/domains/access/access.rules.ts: a published part opens neither its period nor other parts.
test('a published part is open to everybody, and it opens no other part and no period (ENT-03)', () => {
  const everybody = accessToPublishedPart(after(10), 7)
  const week = period('weekly', leo)
  expect(mayReadPart(everybody, { id: 7, pricePence: 249 }, week)).toBe(true)
  expect(mayReadPart(everybody, { id: 8, pricePence: 249 }, week)).toBe(false)
  expect(readingPeriods.some((name) => mayReadPeriod(everybody, period(name, leo)))).toBe(false)
})

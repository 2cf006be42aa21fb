import { expect, test } from 'vitest'
import {
  countdownParts,
  countdownSeconds,
  dashboardSeconds,
  freeTrialSeconds,
  isLastWeek,
} from './countdown.rules.ts'

const createdAt = '2026-01-01T00:00:00.000Z'
const after = (days: number, hours = 0) => Date.parse(createdAt) + (days * 24 + hours) * 3_600_000

test('the free trial ends 91 days after the account was created, and is never below 0 (HOR-32)', () => {
  const left = (nowMs: number, isSubscribed = false) =>
    freeTrialSeconds({ createdAt, isSubscribed }, nowMs)
  expect(left(after(90, 23))).toBe(3600)
  expect(left(after(91))).toBe(0)
  expect(left(after(400))).toBe(0)
  expect(left(after(1), true)).toBe(0)
})

test.each([
  [{ basic: 500, gold: 0, coupon: 0 }, 500],
  [{ basic: 500, gold: 70, coupon: 0 }, 500],
  [{ basic: 0, gold: 70, coupon: 0 }, 70],
  [{ basic: 0, gold: 70, coupon: 30 }, 70],
  [{ basic: 0, gold: 0, coupon: 30 }, 30],
  [{ basic: 500, gold: 70, coupon: 30 }, 30],
  [{ basic: 0, gold: 0, coupon: 0 }, 0],
  [{ basic: 0 }, 0],
  [{}, 604_800],
])('with the trials %o the countdown shows %d seconds (HOR-34, HOR-35)', (trials, seconds) => {
  expect(countdownSeconds(trials)).toBe(seconds)
})

test('a trial that is over for the server is over, whatever its age (HOR-33)', () => {
  const trial = (free: number, gold = 0, coupon = 0) => ({
    free_trial_days_left: free,
    free_trial_gold_days_left: gold,
    free_trial_coupon_days_left: coupon,
  })
  const user = { createdAt, isSubscribed: false }
  expect(dashboardSeconds(user, trial(0), after(10))).toBe(0)
  expect(dashboardSeconds(user, trial(81), after(10, 1))).toBe(80 * 86_400 + 23 * 3600)
  // The server's clock may be ahead of the reader's.
  expect(dashboardSeconds(user, trial(2), after(10))).toBe(2 * 86_400)
  expect(dashboardSeconds(user, trial(0, 7), after(95))).toBe(7 * 86_400)
})

test('seconds are shown as days, hours, minutes and seconds (HOR-35)', () => {
  expect(countdownParts(604_800)).toEqual({ days: 7, hours: 0, minutes: 0, seconds: 0 })
  expect(countdownParts(90 * 86_400 + 23 * 3600 + 59 * 60 + 58)).toEqual({
    days: 90,
    hours: 23,
    minutes: 59,
    seconds: 58,
  })
})

test('the countdown is shown large in the last seven days only (DAY-25)', () => {
  expect([isLastWeek(7 * 86_400), isLastWeek(7 * 86_400 + 1)]).toEqual([true, false])
})

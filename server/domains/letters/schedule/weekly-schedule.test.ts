import { expect, test } from 'vitest'
import { dueAt, nextDue, planWeek } from './weekly-schedule.rules.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const due = (monday: string, zone: string) => `${dueAt(Temporal.PlainDate.from(monday), zone)}`

test('the weekly letter is due at seven on Monday where the reader lives (DAY-68)', () => {
  // Offsets of November 2026: London +0, Kolkata +5:30, New York −5, Pago Pago −11.
  expect(due('2026-11-23', 'Europe/London')).toBe('2026-11-23T07:00:00Z')
  expect(due('2026-11-23', 'Asia/Kolkata')).toBe('2026-11-23T01:30:00Z')
  expect(due('2026-11-23', 'America/New_York')).toBe('2026-11-23T12:00:00Z')
  expect(due('2026-11-23', 'Pacific/Pago_Pago')).toBe('2026-11-23T18:00:00Z')
})

test('where Monday comes early the letter waits until the week can be read, at midnight UTC (DAY-68)', () => {
  // Seven in Auckland (+13) and in Tokyo (+9) is still Sunday in UTC.
  for (const zone of ['Pacific/Auckland', 'Asia/Tokyo'])
    expect(due('2026-11-23', zone)).toBe('2026-11-23T00:00:00Z')
})

test('the hour on the clock stays the same when summer time begins and ends (DAY-73)', () => {
  // London: 28 March and 31 October 2027. New York: 14 March 2027.
  expect(due('2027-03-22', 'Europe/London')).toBe('2027-03-22T07:00:00Z')
  expect(due('2027-03-29', 'Europe/London')).toBe('2027-03-29T06:00:00Z')
  expect(due('2027-11-01', 'Europe/London')).toBe('2027-11-01T07:00:00Z')
  expect(due('2027-03-15', 'America/New_York')).toBe('2027-03-15T11:00:00Z')
  const next = nextDue(at('2027-03-22T07:00:00Z'), 'Europe/London')
  expect(`${next}`).toBe('2027-03-29T06:00:00Z')
})

test('a reader who asks on Monday before seven gets this week’s letter, later the next one (DAY-68)', () => {
  expect(`${nextDue(at('2026-11-23T06:59:00Z'), 'Europe/London')}`).toBe('2026-11-23T07:00:00Z')
  expect(`${nextDue(at('2026-11-23T07:00:00Z'), 'Europe/London')}`).toBe('2026-11-30T07:00:00Z')
  expect(`${nextDue(at('2026-11-22T23:00:00Z'), 'Pacific/Auckland')}`).toBe('2026-11-23T00:00:00Z')
})

test('a letter is sent up to two days late, and then not any more (DAY-72)', () => {
  const plan = (now: string) => {
    const { week, nextAt } = planWeek(at(now), 'Europe/London', null)
    return [week, `${nextAt}`]
  }
  expect(plan('2026-11-25T07:00:00Z')).toEqual(['2026-11-23', '2026-11-30T07:00:00Z'])
  expect(plan('2026-11-25T07:01:00Z')).toEqual([null, '2026-11-30T07:00:00Z'])
  expect(plan('2026-11-30T06:00:00Z')).toEqual([null, '2026-11-30T07:00:00Z'])
})

test('a week that had its letter has no second one in another time zone (DAY-71)', () => {
  const now = at('2026-11-23T12:00:00Z')
  expect(planWeek(now, 'America/New_York', '2026-11-23').week).toBeNull()
  expect(planWeek(now, 'America/New_York', '2026-11-16').week).toBe('2026-11-23')
})

import { describe, expect, test } from 'vitest'
import { judgeAnswer, type Outcome } from './outcomes.rules.ts'
import { formatTable, summarise } from './report.rules.ts'

const outcome = (endedAt: number, ending: Outcome['ending']): Outcome => ({
  name: 'GET /api/x',
  beganAt: endedAt - 20,
  endedAt,
  ending,
  detail: 'ECONNRESET',
})
const kill = {
  fault: 'process 1',
  killedAt: 1_000,
  backAt: 3_500,
  endedAt: 20_000,
  mayDisconnect: false,
}

describe('an answer in the rehearsal (OPS-121)', () => {
  const headers = {}
  test.each([
    ['200', { status: 200, headers }, [], 'good'],
    ['409 where it is expected', { status: 409, headers }, [409], 'good'],
    ['409 elsewhere', { status: 409, headers }, [], 'wrong'],
    ['503 with Retry-After', { status: 503, headers: { 'retry-after': '5' } }, [], 'unavailable'],
    ['503 without Retry-After', { status: 503, headers }, [], 'wrong'],
    ['500', { status: 500, headers: { 'retry-after': '5' } }, [], 'wrong'],
    ['502', { status: 502, headers: { 'retry-after': '5' } }, [], 'wrong'],
  ] as const)('of %s is judged', (_, answer, accepted, ending) => {
    expect(judgeAnswer({ ...answer, text: '' }, accepted).ending).toBe(ending)
  })
})

describe('the report of a kill (OPS-121)', () => {
  test('counts what ended after it and before the next one, and says how long errors lasted', () => {
    const outcomes = [
      outcome(900, 'wrong'),
      outcome(1_200, 'unavailable'),
      outcome(2_500, 'unavailable'),
      outcome(2_600, 'good'),
      outcome(20_000, 'wrong'),
    ]
    expect(summarise(kill, outcomes)).toEqual({
      fault: 'process 1',
      backSeconds: 2.5,
      requests: 3,
      unavailable: 2,
      disconnected: 0,
      wrong: 0,
      errorSeconds: 1.5,
      slowestSeconds: 0.02,
      brokenPromises: [],
    })
  })

  test.each([
    ['any other answer', [outcome(1_100, 'wrong')], {}],
    ['a lost connection', [outcome(1_100, 'disconnected')], {}],
    ['errors for ten seconds', [outcome(11_000, 'unavailable')], {}],
    [
      'no connection for three seconds where the balancer was killed',
      [outcome(4_000, 'disconnected')],
      { mayDisconnect: true },
    ],
    ['no request at all', [], {}],
  ])('names as a broken promise %s', (_, outcomes, change) => {
    expect(summarise({ ...kill, ...change }, outcomes).brokenPromises).toHaveLength(1)
  })

  test('allows a lost connection where the balancer itself was killed', () => {
    const lost = [outcome(3_900, 'disconnected')]
    expect(summarise({ ...kill, mayDisconnect: true }, lost).brokenPromises).toEqual([])
  })

  test('is a table with a row for each kill', () => {
    const [head, rule, row] = formatTable([summarise(kill, [outcome(1_500, 'good')])]).split('\n')
    expect(head).toContain('| 503 with Retry-After |')
    expect(rule).toMatch(/^\| -+ \|/)
    expect(row).toMatch(/^\| process 1 +\| +2\.5 s \| +1 \| +0 \| +0 \| +0 \| +– \| +0\.0 s \|$/)
  })
})

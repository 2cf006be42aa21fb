import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { createTurns } from './turns.ts'

/** Starts work that ends when the test says so, and records the order in which it began. */
function createWork(maxWaiting = 50) {
  const inTurn = createTurns(readConfig({}), maxWaiting)
  const begun: string[] = []
  const start = (address: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const result = inTurn(address, () => {
      begun.push(name)
      return promise
    })
    result.catch(() => {})
    return { result, resolve, reject }
  }
  return { begun, start }
}
/** Lets time pass for turns, and every promise that is due settle. */
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

// Guard in server/platform/http/rate-limits/turns.ts: an address waits for itself, and others do not wait for it.
test('work of one address runs one at a time, also after a failure, and that of another address at once (SEC-65)', async () => {
  const { begun, start } = createWork()
  const first = start('192.0.2.1', 'first')
  const second = start('192.0.2.1', 'second')
  const other = start('192.0.2.2', 'other')
  await pass()
  expect(begun).toEqual(['first', 'other'])
  first.reject(new Error('failed'))
  await expect(first.result).rejects.toThrow('failed')
  await pass()
  expect(begun).toEqual(['first', 'other', 'second'])
  second.resolve('done')
  other.resolve('done')
  expect(await Promise.all([second.result, other.result])).toEqual(['done', 'done'])
})

test('addresses of one IPv6 network take turns with each other (SEC-65)', async () => {
  const { begun, start } = createWork()
  start('2001:db8::1', 'first')
  start('2001:db8::2', 'second')
  await pass()
  expect(begun).toEqual(['first'])
})

test('more work than may wait is refused with 503 until a turn has ended (SEC-65)', async () => {
  const { begun, start } = createWork(1)
  const first = start('192.0.2.1', 'first')
  start('192.0.2.1', 'second')
  await expect(start('192.0.2.1', 'third').result).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  })
  first.resolve('done')
  await first.result
  const fourth = start('192.0.2.1', 'fourth')
  fourth.resolve('done')
  await pass()
  expect(begun).toEqual(['first', 'second'])
})

// Guard in server/platform/http/rate-limits/turns.ts: a crowd of one address has half of the server's time at most.
test('the next work of an address begins after a rest as long as the last work took (SEC-65)', async () => {
  const { begun, start } = createWork()
  const first = start('192.0.2.1', 'first')
  start('192.0.2.1', 'second')
  await pass()
  await pass(40)
  first.resolve('done')
  await pass()
  await pass(39)
  expect(begun).toEqual(['first'])
  await pass(1)
  expect(begun).toEqual(['first', 'second'])
})

test('an address whose work nobody waits for has no rest (SEC-65)', async () => {
  const { begun, start } = createWork()
  const first = start('192.0.2.1', 'first')
  await pass(40)
  first.resolve('done')
  await first.result
  start('192.0.2.1', 'second')
  await pass()
  expect(begun).toEqual(['first', 'second'])
})

import { expect, test } from 'vitest'
import { isConnectionFailure } from './connection-failure.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '25006',
  '08006',
  '53300',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
])('an error with the code %s is a lost connection', (code) =>
  expect(isConnectionFailure(withCode(code))).toBe(true),
)

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('the error "%s" of the client is a lost connection', (message) =>
  expect(isConnectionFailure(new Error(message))).toBe(true),
)

test('a socket file that is absent is a lost connection, another absent file is not', () => {
  const absent = (syscall: string) => Object.assign(withCode('ENOENT'), { syscall })
  expect(isConnectionFailure(absent('connect'))).toBe(true)
  expect(isConnectionFailure(absent('open'))).toBe(false)
})

test.each(['23505', '22021', '40001', '42601', '57014'])(
  'an error with the code %s is not a lost connection',
  (code) => expect(isConnectionFailure(withCode(code))).toBe(false),
)

test('an error of the product itself is not a lost connection', () => {
  expect(isConnectionFailure(new TypeError('undefined is not a function'))).toBe(false)
  expect(isConnectionFailure('terminated')).toBe(false)
})

import { expect, test } from 'vitest'
import { currentRequestId, readRequestId, runForRequest } from './request-id.ts'

test.each(['0190f3a4-7b1c-7d2e-8f3a-4b5c6d7e8f90', '4bf92f3577b34da6a3ce929d0e0e4736'])(
  'the id %s is taken over from a proxy (OPS-43)',
  (id) => expect(readRequestId(id)).toBe(id),
)

test.each([
  undefined,
  ['4bf92f3577b34da6a3ce929d0e0e4736'],
  '',
  'asha@example.org',
  '4bf92f3577b34da6a3ce929d0e0e4736\n',
  '4bf92f3577b34da6a3ce929d0e0e47361',
  '0190f3a4-7b1c-7d2e-8f3a-4b5c6d7e8f90; drop',
])('the value %j is not taken for an id (OPS-43)', (value) =>
  expect(readRequestId(value)).toBeUndefined(),
)

test('code that runs for a request knows its id after it has awaited, and other code does not (OPS-43)', async () => {
  const readLater = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return currentRequestId()
  }
  const ids = ['one', 'two', undefined].map((id) => runForRequest(id, readLater))
  expect(currentRequestId()).toBeUndefined()
  expect(await Promise.all(ids)).toEqual(['one', 'two', undefined])
})

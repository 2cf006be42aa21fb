import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const names = readdirSync(join(import.meta.dirname, '../server/migrations')).filter((name) =>
  name.endsWith('.sql'),
)

/** The last migration that was numbered by domain; later names begin with the time. */
const lastNumbered = '0130-platform-server-secrets.sql'

const isTimeStamped = (name: string) =>
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d-[a-z0-9-]+\.sql$/.test(name)

test('the name of a new migration begins with the minute of its writing, so that it runs last', () => {
  expect(names.filter((name) => name > lastNumbered && !isTimeStamped(name))).toEqual([])
  expect(isTimeStamped('202611221430-payments-refunds.sql')).toBe(true)
  expect(isTimeStamped('0131-payments-refunds.sql')).toBe(false)
  expect(isTimeStamped('202613221430-payments-refunds.sql')).toBe(false)
})

test('no numbered migration is added', () => {
  expect(names.filter((name) => name <= lastNumbered)).toHaveLength(28)
})

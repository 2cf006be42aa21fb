import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const names = readdirSync(join(import.meta.dirname, '../server/migrations')).filter((name) =>
  name.endsWith('.sql'),
)

/** The migrations that were numbered by domain, before names began with the time. */
const lastNumbered = '0130-platform-server-secrets.sql'

const isTimeStamped = (name: string) =>
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d-[a-z0-9-]+\.sql$/.test(name)

test('a new migration is named by the minute it was written, so that it runs after all earlier ones', () => {
  expect(names.filter((name) => name > lastNumbered && !isTimeStamped(name))).toEqual([])
  expect(isTimeStamped('202611221430-payments-refunds.sql')).toBe(true)
  expect(isTimeStamped('0131-payments-refunds.sql')).toBe(false)
  expect(isTimeStamped('202613221430-payments-refunds.sql')).toBe(false)
})

test('no migration is added between those that were numbered', () => {
  expect(names.filter((name) => name <= lastNumbered)).toHaveLength(28)
})

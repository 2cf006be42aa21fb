import { expect, test } from 'vitest'
import { readProgramVersion } from './program-version.rules.ts'

test('the version of pg_dump is read as Debian and PostgreSQL print it (OPS-29)', () => {
  expect(readProgramVersion('pg_dump (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)\n')).toBe(15)
  expect(readProgramVersion('pg_dump (PostgreSQL) 18.4\n')).toBe(18)
  expect(readProgramVersion('something else')).toBeNull()
})

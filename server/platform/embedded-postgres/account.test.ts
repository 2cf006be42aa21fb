import { expect, test } from 'vitest'
import { chooseAccount } from './account.ts'

const account = (name: string, uid: number) => ({ name, uid, gid: uid })
const nobody = account('nobody', 65_534)
const postgres = account('postgres', 104)
const rashi = account('rashi', 998)

// Guard in server/platform/embedded-postgres/account.ts: the database has an account of its own where there is one.
test('a new database is given the account rashi, else postgres, else nobody (SEC-55)', () => {
  expect(chooseAccount([nobody, postgres, rashi], undefined)).toBe(rashi)
  expect(chooseAccount([nobody, postgres, account('mail', 8)], undefined)).toBe(postgres)
  expect(chooseAccount([account('mail', 8), nobody], undefined)).toBe(nobody)
  expect(chooseAccount([account('mail', 8)], undefined)).toBeUndefined()
})

test('an existing database keeps the account that owns it (SEC-55)', () => {
  expect(chooseAccount([nobody, postgres, rashi], 65_534)).toBe(nobody)
  expect(chooseAccount([nobody, rashi], 104)).toBeUndefined()
})

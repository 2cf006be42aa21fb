import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from '../server/platform/config.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

/** The lines of an environment file that assign a setting, commented out or not. */
const assignmentsOf = (text: string): [name: string, value: string][] =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!])

test('.env.example names every setting once, and no other', () => {
  const names = assignmentsOf(read('.env.example')).map(([name]) => name)
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

test('every value of .env.example but the shortened Stripe keys is accepted', () => {
  for (const [name, value] of assignmentsOf(read('.env.example')))
    if (!value.endsWith('…')) expect(() => readConfig({ [name]: value }), name).not.toThrow()
})

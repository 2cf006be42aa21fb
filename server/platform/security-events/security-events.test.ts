import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { securityEvents } from './security-event.ts'

test('docs/security-events.md describes exactly the security events of the code (SEC-24)', () => {
  const document = readFileSync(
    join(import.meta.dirname, '../../../docs/security-events.md'),
    'utf8',
  )
  const described = [...document.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)
  expect(described).toEqual([...securityEvents])
})

import { expect, test } from 'vitest'
import { carriesSecret } from './secret-address.rules.ts'

test('no page of the studio is kept by a cache, and pages that only begin alike are (STU-21)', () => {
  for (const address of ['/studio', '/studio/', '/studio?x=1', '/studio/join/abc', '/Studio/staff'])
    expect(carriesSecret(address), address).toBe(true)
  for (const address of ['/studios', '/', '/terms?from=/studio'])
    expect(carriesSecret(address), address).toBe(false)
})

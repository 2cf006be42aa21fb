import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { missingCost } from './password-hash.rules.ts'

test('a hash of the present cost lacks nothing', async () => {
  const present = await hash('Starlight7', { memoryCost: 40_960, timeCost: 2, parallelism: 1 })
  expect(missingCost(present)).toBeUndefined()
})

test('a hash with 19 MiB and 2 passes lacks the 21 MiB and 2 passes to 40 MiB and 2 passes (SEC-22)', () => {
  const weaker = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g'
  expect(missingCost(weaker)).toEqual({ memoryCost: 21_504, timeCost: 2, parallelism: 1 })
})

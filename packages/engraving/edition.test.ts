import { createHash } from 'node:crypto'
import { inCurrentEdition } from '@rashi/contract/pictures.rules'
import { expect, test } from 'vitest'
import { drawReveal, drawSign, signKeys } from './index.ts'

// Guard in packages/contract/pictures.rules.ts: raise the edition whenever this fingerprint changes.
test('the drawings of signs and of the Moon have the fingerprint of their edition (ENT-97)', () => {
  const hash = createHash('sha256')
  for (const sign of signKeys)
    for (const size of ['card', 'hero', 'small', 'strip', 'icon'] as const)
      hash.update(drawSign(sign, { size }))
  for (const moving of [false, true])
    hash.update(
      drawReveal({ moonLongitudeDegrees: 45, illuminatedFraction: 0.3, waxing: true, moving }),
    )
  expect([inCurrentEdition('/media'), hash.digest('hex').slice(0, 12)]).toEqual([
    '/media?edition=3',
    'b966544a5d33',
  ])
})

import { expect, test } from 'vitest'
import { findVatPence } from './vat.rules.ts'

// HMRC's VAT fraction for 20 % is 1/6 (VAT guide, Notice 700, section 7).
test.each([
  [599, 'GB', 'GB123456789', 100],
  [4999, null, 'GB123456789', 833],
  [249, 'IM', 'GB123456789', 42],
  [599, 'IN', 'GB123456789', null],
  [599, 'GB', null, null],
])(
  '%i pence by a card of %s to a seller with the number %s have VAT of %s (LAW-07)',
  (pence, country, vatNumber, vat) => {
    expect(findVatPence(pence, { vatNumber, country })).toBe(vat)
  },
)

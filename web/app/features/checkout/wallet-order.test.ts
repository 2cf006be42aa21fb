import { expect, test } from 'vitest'
import type { Purchase } from './purchase.rules.ts'
import { toWalletOrder } from './wallet-order.rules.ts'

const combo: Purchase<'renewal'> = {
  kind: 'renewal',
  order: { subscription_id: 'one' },
  lines: ['Leo', 'Virgo'].map((text) => ({ what: [{ language_id: 1, text }], amount: 49.99 })),
  billingInterval: 'year',
}
const texts = {
  read: (what: readonly { text: string }[]) => what[0]?.text ?? '',
  notice: 'Renews.',
}

test('a wallet is told the lines, total and renewal of the page (PAY-111)', () => {
  expect(toWalletOrder(combo, texts)).toEqual({
    amount: 99.98,
    lines: [
      { name: 'Leo', amount: 49.99 },
      { name: 'Virgo', amount: 49.99 },
    ],
    renewal: { interval: 'year', notice: 'Renews.' },
  })
})

test('a wallet is told a changed total without the lines, whose prices are not known (PAY-111)', () => {
  expect(toWalletOrder({ ...combo, changedTotal: 90 }, texts)).toMatchObject({
    amount: 90,
    lines: [],
  })
})

test('a wallet is told of no renewal of a purchase that has none (PAY-111)', () => {
  expect(toWalletOrder({ ...combo, billingInterval: null }, texts)).not.toHaveProperty('renewal')
})

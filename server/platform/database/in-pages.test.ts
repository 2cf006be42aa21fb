import { expect, test } from 'vitest'
import { inPages } from './in-pages.ts'

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => `name ${String(at).padStart(4, '0')}`)

// Guard in server/domains/payments/refunds/refund.ts: a refund that fails does not block later ones.
test.each([0, 1, 99, 100, 101, 250])(
  '%i rows that are not changed are each read once',
  async (count) => {
    const rows = names(count)
    const pages = inPages({ first: '', keyOf: (name: string) => name }, async ({ after, limit }) =>
      rows.filter((name) => name > after).slice(0, limit),
    )
    expect((await Array.fromAsync(pages)).flat()).toEqual(rows)
  },
)

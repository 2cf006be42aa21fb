import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer } from '../../../testing/buyers.ts'
import {
  forSale,
  readPurchaseAnswer,
  readSaleFixtures,
  type ForSale,
} from '../../../testing/for-sale.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const hindi = 2
const trader = {
  name: 'Stars Limited',
  address: '1 Sky Lane, Leicester LE1 1AA',
  email: 'orders@stars.example',
  company_number: '01234567',
  vat_number: null,
}

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, config: { trader } })
})
afterAll(() => product.close())

/** Buys something and returns what is stored of the consent, and the receipt. */
async function buy(thing: ForSale, languageId: number) {
  const buyer = await createBuyer(product)
  const card = await buyer.saveCard('good')
  const order = { ...thing.order(card, await readSaleFixtures(product)), selectedLang: languageId }
  const answer = readPurchaseAnswer(thing, await buyer.call(thing.buyCall, order))
  expect(answer.isPaid).toBe(true)
  await product.jobs.run()
  const stored = await product.context.db
    .selectFrom('purchases')
    .select(['consented_at', 'consent_text', 'created_at'])
    .where('id', '=', answer.id)
    .executeTakeFirstOrThrow()
  const receipt = product.mails.findLast(({ to }) => to === buyer.email)
  return { stored, receipt: receipt?.text ?? '' }
}

const consents = {
  'a single subscription': 'By paying you ask us to open it at once. You can change your mind',
  'a combo': 'By paying you ask us to open it at once. You can change your mind',
  'a consultation': 'By paying you ask us to begin at once.',
  'one period': 'By paying you ask us to open it at once, and accept',
  'life events': 'By paying you ask us to open it at once, and accept',
} as Record<string, string>

test.each(forSale.map((thing) => [thing.what, thing] as const))(
  'the consent of the buyer of %s is stored with its time and confirmed in the receipt (LAW-03)',
  async (what, thing) => {
    const { stored, receipt } = await buy(thing, 1)
    expect(stored.consented_at?.equals(stored.created_at)).toBe(true)
    expect(stored.consent_text).toContain(consents[what])
    expect(receipt).toContain(`“${stored.consent_text}”`)
  },
)

test('a buyer who reads Hindi consents in Hindi (LAW-03)', async () => {
  const { stored, receipt } = await buy(forSale[3]!, hindi)
  expect(stored.consent_text).toMatch(/^भुगतान करके आप हमसे कहते हैं/)
  expect(receipt).toContain(stored.consent_text)
})

// 14 days after the day of purchase: 21 November 2026 is the day of the test's clock.
test.each([
  ['a single subscription', true],
  ['a combo', true],
  ['a consultation', true],
  ['one period', false],
  ['life events', false],
] as const)(
  'the receipt of %s offers the cancellation form with its last day: %s (LAW-04)',
  async (what, isOffered) => {
    const { receipt } = await buy(
      forSale.find((thing) => thing.what === what)!,
      1,
    )
    expect(receipt.includes('until the end of 5 December 2026')).toBe(isOffered)
    expect(receipt.includes('I give notice that I cancel my contract for')).toBe(isOffered)
    const named = 'Stars Limited · 1 Sky Lane, Leicester LE1 1AA · orders@stars.example'
    expect(receipt).toContain(`${named} · Company number 01234567`)
  },
)

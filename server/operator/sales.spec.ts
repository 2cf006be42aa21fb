import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer } from '../testing/buyers.ts'
import { crashHarness, type CrashHarness } from '../testing/crash-harness.ts'
import { type ForSale, forSale } from '../testing/for-sale.ts'
import { runOperatorHere } from '../testing/operator.ts'

const [gold, , consultation] = forSale as readonly [ForSale, ForSale, ForSale]

let harness: CrashHarness
beforeAll(async () => {
  harness = await crashHarness()
})
afterAll(() => harness.close())

const operator = (...typed: string[]) =>
  runOperatorHere(
    {
      DATABASE_URL: harness.product.context.config.databaseUrl ?? '',
      TRADER_NAME: 'Stars Limited',
      TRADER_ADDRESS: '1 Sky Lane, Leicester LE1 1AA',
      TRADER_EMAIL: 'orders@stars.example',
      TRADER_VAT_NUMBER: 'GB123456789',
    },
    ...typed,
  )

const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO('Europe/London').toPlainDate()

async function sell(thing: ForSale, card: 'good' | 'french') {
  const buyer = await createBuyer(harness.product)
  const { id, isPaid } = await harness.buy(thing, buyer, await buyer.saveCard(card))
  expect(isPaid).toBe(true)
  const { payment_id } = await harness.product.context.db
    .selectFrom('attempts')
    .select('payment_id')
    .where('purchase_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, payment_intent: payment_id ?? '' }
}

test('npm run operator -- sales sums up what was paid, refunded and lost in disputes by the country of the card, with VAT for British ones (LAW-09)', async () => {
  const { clock, jobs, sandbox } = harness.product
  const refund = (id: string, pounds: string) =>
    operator('refund', id, '--amount', pounds, '--reason', 'Kindness')
  await sell(gold, 'good')
  const lost = await sell(consultation, 'good')
  const kept = await sell(gold, 'french')
  await sell(gold, 'french')
  expect(await refund(kept.id, '1.50')).toMatchObject({ code: 0 })
  expect(await refund(lost.id, '5.00')).toMatchObject({ code: 0 })
  await jobs.runScheduled('settle-payments')
  const { id } = await sandbox.control<{ id: string }>('POST /sandbox/disputes', {
    payment_intent: lost.payment_intent,
    reason: 'fraudulent',
  })
  await harness.deliverEvents()
  // The sandbox disputes the whole payment; what was refunded before cannot be lost again.
  await sandbox.control(`POST /sandbox/disputes/${id}`, { status: 'lost' })
  await harness.deliverEvents()

  const today = `${dayOf(clock.now())}`
  const { code, out } = await operator('sales', '--from', today, '--to', today)
  expect([code, out.trim().split('\n')]).toEqual([
    0,
    [
      'country\tpayments\tpaid\trefunded\tlost in disputes\tVAT',
      'FR\t2\t£11.98\t£1.50\t£0.00\t–',
      // 599 + 4500 − 500 − 4000 = 599 pence are left, and a sixth of them is VAT.
      'GB\t2\t£50.99\t£5.00\t£40.00\t£1.00',
    ],
  ])

  const yesterday = `${dayOf(clock.now()).subtract({ days: 1 })}`
  const before = await operator('sales', '--from', yesterday, '--to', yesterday)
  expect(before).toMatchObject({ code: 0, out: 'Nothing was paid on these days.\n' })
  expect(await operator('sales', '--from', 'May', '--to', yesterday)).toMatchObject({ code: 2 })
  expect(await operator('sales', '--from', today, '--to', yesterday)).toMatchObject({ code: 2 })
})

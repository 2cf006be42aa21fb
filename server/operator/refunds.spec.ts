import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDifferences } from '../testing/differences.ts'
import { createBuyer, listPaidAmounts, planIds } from '../testing/buyers.ts'
import { runOperatorHere } from '../testing/operator.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  // The command runs on the machine's clock, so the product uses the same time.
  product = await createTestApp({ payments: true, now: Temporal.Now.instant().toString() })
})
afterAll(() => product.close())

/** Runs the command on the product's database. */
const operator = (...typed: string[]) =>
  runOperatorHere({ DATABASE_URL: product.context.config.databaseUrl ?? '' }, ...typed)

async function createSubscriber() {
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  const { body } = await buyer.buy({ payment_plan_id: planIds.gold, horoscope_id: 1, card_id })
  return Object.assign(buyer, { purchaseId: body.user_payment_plan_id as string })
}

const acts = () =>
  product.context.db.selectFrom('operator_acts').selectAll().orderBy('id').execute()

describe('npm run operator -- payment list', () => {
  test('lists the payments of an account with id, amount, state and refund (REF-12)', async () => {
    const buyer = await createSubscriber()
    const line = (rest: string) =>
      expect.stringMatching(
        new RegExp(
          `^${buyer.purchaseId}\\t\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\\t${rest}\\tGold: Aries\\n$`,
        ),
      )
    expect(await operator('payment', 'list', buyer.email)).toEqual({
      code: 0,
      out: line('£5.99\\tpaid'),
      err: '',
    })
    expect((await acts()).at(-1)).toMatchObject({
      act: 'payment list',
      details: { user: expect.stringMatching(/^[\da-f-]{36}$/) },
    })
    await operator('refund', buyer.purchaseId, '--amount', '1.50', '--reason', 'goodwill')
    expect((await operator('payment', 'list', buyer.email)).out).toEqual(
      line('£5.99\\trefunding\\trefund £1.50'),
    )
  })

  test('refuses an email without an account, and reports an account without payments (REF-12)', async () => {
    expect(await operator('payment', 'list', 'nobody@example.org')).toEqual({
      code: 1,
      out: '',
      err: 'nobody@example.org has no account\n',
    })
    const buyer = await createBuyer(product)
    expect((await operator('payment', 'list', buyer.email)).out).toBe('Nothing was bought.\n')
  })
})

describe('npm run operator -- refund', () => {
  test('refunds in full, revokes the purchase and records the reason (REF-01, REF-13)', async () => {
    const buyer = await createSubscriber()
    expect(await operator('refund', buyer.purchaseId, '--reason', 'Bought by mistake')).toEqual({
      code: 0,
      out: '£5.99 of “Gold: Aries” will be refunded within a minute.\nThe purchase is revoked.\n',
      err: '',
    })
    expect(await buyer.active()).toEqual([])
    expect((await acts()).at(-1)).toMatchObject({
      act: 'refund',
      details: {
        purchase: buyer.purchaseId,
        payment: expect.stringMatching(/^pi_/),
        amount: '£5.99',
        taken_back: 'yes',
        reason: 'Bought by mistake',
      },
    })
    await product.jobs.runScheduled('settle-payments')
    await product.jobs.run()
    expect(await listPaidAmounts(product, buyer)).toEqual([])
    expect(product.mails.filter(({ to }) => to === buyer.email).at(-1)?.subject).toBe(
      'Your refund of £5.99: Gold: Aries',
    )
    expect(await listDifferences(product)).toEqual([])
  })

  test('does not revoke the purchase with --keep or --amount (REF-03, REF-04)', async () => {
    const buyer = await createSubscriber()
    const { out } = await operator(
      'refund',
      buyer.purchaseId,
      '--amount',
      '4.50',
      '--reason',
      'Late',
    )
    expect(out).toContain('£4.50 of “Gold: Aries”')
    expect(out).toContain('What was bought stays as it is.')
    await product.jobs.runScheduled('settle-payments')
    await operator('refund', buyer.purchaseId, '--keep', '--reason', 'The rest as a gift')
    await product.jobs.runScheduled('settle-payments')
    expect(await buyer.active()).toHaveLength(1)
    expect(await listPaidAmounts(product, buyer)).toEqual([])
    expect(await listDifferences(product)).toEqual([])
  })

  test('refuses too large or invalid amounts and a missing reason, and records nothing (REF-06)', async () => {
    const buyer = await createSubscriber()
    const before = (await acts()).length
    const refund = (...more: string[]) => operator('refund', buyer.purchaseId, ...more)
    expect(await refund('--amount', '6.00', '--reason', 'x')).toMatchObject({
      code: 1,
      err: `only £5.99 of the payment ${buyer.purchaseId} are left to refund\n`,
    })
    expect(await refund()).toMatchObject({
      code: 2,
      err: '--reason is missing (--help lists the commands)\n',
    })
    for (const amount of ['0', '0.00', '4.5', 'ten', '-1.00'])
      expect((await refund(`--amount=${amount}`, '--reason', 'x')).code).toBe(2)
    expect((await operator('refund', 'everything', '--reason', 'x')).code).toBe(2)
    expect(await acts()).toHaveLength(before)
    expect(await listPaidAmounts(product, buyer)).toEqual([599])
  })

  test('removes a refunded consultation from the orders to answer (REF-14)', async () => {
    const buyer = await createBuyer(product)
    const card_id = await buyer.saveCard('good')
    const { body } = await buyer.call('POST /api/payment-plan/buy-consultation', {
      card_id,
      consultation_id: 1,
      questions: [101],
      extra_questions: '',
      phone_number: '',
    })
    const id = body.userConsultationId as string
    expect((await operator('orders')).out).toContain(id)
    await operator('refund', id, '--reason', 'No astrologer is free')
    expect((await operator('orders', '--all')).out).not.toContain(id)
    expect((await operator('order', 'answered', id)).code).toBe(1)
  })
})

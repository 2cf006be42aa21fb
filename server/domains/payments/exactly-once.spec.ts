import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive, sample } from '../../../scripts/test-scope.ts'
import { createBuyer, type Buyer } from '../../testing/buyers.ts'
import { complete, forSale, readPurchaseAnswer } from '../../testing/for-sale.ts'
import {
  crashHarness,
  crashPointsAfterCharge,
  type CrashHarness,
  crashPoints,
} from '../../testing/crash-harness.ts'

describe.each(forSale)('a purchase of $what', (thing) => {
  const kind = forSale.indexOf(thing)
  /** All kinds share the engine: a run that is not exhaustive takes a subscription. */
  const isMainKind = isExhaustive || kind === 0
  /** Several sections, which are owned for good: they are refused when they are ordered again. */
  const isOwnedForGood = kind === forSale.length - 1
  let harness: CrashHarness
  beforeAll(async () => {
    harness = await crashHarness()
  })
  afterAll(() => harness.close())

  async function createBuyerWithCard() {
    const buyer = await createBuyer(harness.product)
    return { buyer, card: await buyer.saveCard('good') }
  }

  // Guard in server/domains/payments/payments.jobs.ts: a job resumes unsettled attempts.
  // Guard in server/domains/payments/attempts/open-attempt.ts: a new attempt is scheduled to be resumed.
  // Guard in server/domains/payments/settlement/settle.ts: payment and rights are written in one transaction.
  test.each(sample(crashPoints, forSale.length, kind))(
    'that is interrupted (%s) is finished by the next process',
    async (point) => {
      const { buyer, card } = await createBuyerWithCard()
      await harness.crashAt(point, thing, buyer, card)
      expect(await thing.countOwned(buyer)).toBe(0)
      await harness.restart()
      await harness.expectConsistent(thing, buyer, 1)
    },
  )

  // Guard in server/domains/payments/settlement/charge-attempt.ts:
  // the attempt's id is the idempotency key of its charge.
  // Guard in server/domains/payments/settlement/charge-attempt.ts:
  // a repeated charge sends the parameters that were stored first.
  test.each(sample(crashPoints, forSale.length, kind))(
    'that is interrupted (%s) is finished when Pay is pressed again (PAY-23)',
    async (point) => {
      const { buyer, card } = await createBuyerWithCard()
      await harness.crashAt(point, thing, buyer, card)
      expect((await harness.buy(thing, buyer, card)).isPaid).toBe(true)
      await harness.restart()
      await harness.expectConsistent(thing, buyer, 1)
    },
  )

  // Guard in server/domains/payments/webhooks/process-event.ts:
  // an event finds an attempt whose payment is not stored yet.
  test.each(sample(crashPointsAfterCharge, 3, kind % 3))(
    'that is interrupted (%s) is finished by the provider’s event (API-52)',
    async (point) => {
      const { buyer, card } = await createBuyerWithCard()
      await harness.crashAt(point, thing, buyer, card)
      await harness.deliverEvents()
      await harness.expectConsistent(thing, buyer, 1)
    },
  )

  test.each(sample(crashPointsAfterCharge, 3, kind % 3))(
    'that is interrupted (%s) is found at the provider a day later',
    async (point) => {
      const { buyer, card } = await createBuyerWithCard()
      await harness.crashAt(point, thing, buyer, card)
      await harness.restart({ hours: 24 })
      await harness.expectConsistent(thing, buyer, 1)
    },
  )

  // Guard in server/domains/payments/settlement/resume-unsettled.ts:
  // an attempt that never reached the provider is ended.
  test.runIf(isMainKind)('that never reached the provider is not charged a day later', async () => {
    const { buyer, card } = await createBuyerWithCard()
    await harness.crashAt('the request is lost', thing, buyer, card)
    await harness.restart({ hours: 24 })
    await harness.expectConsistent(thing, buyer, 0)
    expect((await harness.buy(thing, buyer, card)).isPaid).toBe(true)
    await harness.expectConsistent(thing, buyer, 1)
  })

  test.runIf(isMainKind)(
    'whose response was lost gives the same response to the same request key (PAY-23)',
    async () => {
      const { buyer, card } = await createBuyerWithCard()
      const press = { request_key: 'press-of-pay-1' }
      const first = await harness.buy(thing, buyer, card, press)
      const second = await harness.buy(thing, buyer, card, press)
      expect([first.isPaid, second.body]).toEqual([true, first.body])
      await harness.expectConsistent(thing, buyer, 1)
    },
  )

  // Guard in server/domains/payments/checkout/buy.ts: an order without a key is the same purchase for ten minutes.
  test.runIf(isMainKind || isOwnedForGood)(
    'that is ordered again without a key is not bought twice (PAY-23)',
    async () => {
      const { buyer, card } = await createBuyerWithCard()
      const first = await harness.buy(thing, buyer, card)
      const second = await harness.buy(thing, buyer, card)
      expect(second).toMatchObject(
        thing.refusedAgain === 'already-owned'
          ? { status: 409, code: 'already-owned' }
          : { status: 200, body: first.body },
      )
      await harness.expectConsistent(thing, buyer, 1)
    },
  )

  // Guard in server/domains/payments/attempts/attempt.repository.ts: only a new or sent attempt is charged.
  test.runIf(isMainKind || isOwnedForGood).each(
    sample(
      [
        { how: 'with one key', isOnePress: true, keyOf: () => 'one-press-of-pay' },
        // Guard in server/domains/payments/checkout/buy.ts: a slot that is held by another purchase refuses the order.
        {
          how: 'each with its own key',
          isOnePress: false,
          keyOf: (tab: number) => `press-in-${tab}`,
        },
        { how: 'without a key', isOnePress: false, keyOf: () => undefined },
      ],
      isMainKind ? 1 : 3,
      1,
    ),
  )(
    'that is ordered in many tabs and processes at the same time, $how, is made once (PAY-23)',
    async (press) => {
      const { buyer, card } = await createBuyerWithCard()
      const two = await harness.startAnother()
      const answers = await Promise.all(
        [0, 1, 2, 3, 4, 5, 6, 7].map(async (tab) => {
          const body = { ...thing.order(card, harness.fixtures), request_key: press.keyOf(tab) }
          const process = tab % 2 ? two : harness.product
          return readPurchaseAnswer(
            thing,
            await process.call(thing.buyCall, { token: buyer.token, body }),
          )
        }),
      )
      const [paid, others] = [true, false].map((is) =>
        answers.filter(({ isPaid }) => isPaid === is),
      )
      expect(new Set(paid?.map(({ id }) => id)).size).toBe(1)
      // A tab that comes after the purchase was fulfilled is refused.
      const mayBeRefused = thing.refusedAgain === 'already-owned' && !press.isOnePress
      expect(others).toEqual(
        mayBeRefused ? others?.map(() => expect.objectContaining({ code: 'already-owned' })) : [],
      )
      await harness.expectConsistent(thing, buyer, 1)
    },
  )

  // Guard in server/domains/payments/checkout/buy.ts: a charge that the provider still carries out for another tab is asked for again.
  test.runIf(isMainKind)(
    'that the provider takes seconds to charge is paid for in each of two tabs, and made once (PAY-23)',
    async () => {
      let charges = 0
      const askedAgain = Promise.withResolvers<void>()
      const slow = await crashHarness((payments) => ({
        ...payments,
        charge: (key, charge) => {
          charges += 1
          if (charges === 3) askedAgain.resolve()
          return payments.charge(key, charge)
        },
      }))
      try {
        const { product } = slow
        const buyer = await createBuyer(product)
        const card = await buyer.saveCard('good')
        const { id } = await product.sandbox.control<{ id: string }>('POST /sandbox/faults', {
          method: 'POST',
          path: '/v1/payment_intents',
          action: 'hold',
          when: 'before',
        })
        const tabs = [slow.buy(thing, buyer, card), slow.buy(thing, buyer, card)]
        await Promise.race([askedAgain.promise, ...tabs])
        await product.sandbox.control(`POST /sandbox/faults/${id}/release`)
        const answers = await Promise.all(tabs)
        expect(answers.map(({ isPaid }) => isPaid)).toEqual([true, true])
        await slow.expectConsistent(thing, buyer, 1)
      } finally {
        await slow.close()
      }
    },
  )

  describe.runIf(isMainKind)('with 3-D Secure', () => {
    async function buyConfirmed(buyer: Buyer) {
      const card = await buyer.saveCard('requires3ds')
      const { requires3ds, secret, id } = await harness.buy(thing, buyer, card)
      expect(requires3ds).toBe(true)
      await harness.product.sandbox.answerBank(secret, 'Complete')
      return { card, id }
    }

    test('is finished by the provider’s event without the buyer’s return', async () => {
      const buyer = await createBuyer(harness.product)
      await buyConfirmed(buyer)
      await harness.deliverEvents()
      await harness.expectConsistent(thing, buyer, 1)
    })

    test('is finished by the job without the buyer’s return and without an event', async () => {
      const buyer = await createBuyer(harness.product)
      await buyConfirmed(buyer)
      await harness.restart({ minutes: 61 })
      await harness.expectConsistent(thing, buyer, 1)
    })

    test('is finished once by the buyer’s return, an event and the job at the same time', async () => {
      const buyer = await createBuyer(harness.product)
      const { id } = await buyConfirmed(buyer)
      harness.product.clock.advance({ minutes: 61 })
      await buyer.active()
      const [answer] = await Promise.all([
        complete(thing, buyer, id),
        harness.deliverEvents(),
        harness.product.jobs.runScheduled('settle-payments'),
      ])
      expect(answer.status).toBe(200)
      await harness.expectConsistent(thing, buyer, 1)
    })

    // Guard in server/domains/payments/checkout/buy.ts: a second tab continues the open purchase.
    test('in two tabs is one payment with one secret', async () => {
      const buyer = await createBuyer(harness.product)
      const card = await buyer.saveCard('requires3ds')
      const [one, two] = await Promise.all([
        harness.buy(thing, buyer, card),
        harness.buy(thing, buyer, card),
      ])
      expect(one.body).toEqual(two.body)
      expect([one.requires3ds, one.secret]).toEqual([true, expect.any(String)])
    })

    // Guard in server/domains/payments/settlement/resume-unsettled.ts: an authentication is cancelled after an hour.
    // Guard in server/domains/payments/settlement/settle.ts:
    // an attempt that waits for authentication is scheduled to be resumed.
    test('that is not continued is cancelled after an hour and opens nothing (PAY-18)', async () => {
      const buyer = await createBuyer(harness.product)
      const { secret } = await harness.buy(thing, buyer, await buyer.saveCard('requires3ds'))
      await harness.restart({ minutes: 59 })
      const { stripe } = harness.product.sandbox
      const payment = secret.split('_secret_')[0] ?? ''
      const statusOf = async () => (await stripe.paymentIntents.retrieve(payment)).status
      expect(await statusOf()).toBe('requires_action')
      await harness.restart({ minutes: 1 })
      expect(await statusOf()).toBe('canceled')
      await harness.expectConsistent(thing, buyer, 0)
    })

    // Guard in server/domains/payments/checkout/buy.ts: an open purchase is cancelled before another one is begun.
    // Guard in server/domains/payments/checkout/buy.ts: an order with another card is another purchase.
    test('is cancelled when another card is used', async () => {
      const buyer = await createBuyer(harness.product)
      const { secret } = await harness.buy(thing, buyer, await buyer.saveCard('requires3ds'))
      const good = await buyer.saveCard('good')
      expect((await harness.buy(thing, buyer, good)).isPaid).toBe(true)
      await expect(harness.product.sandbox.answerBank(secret, 'Complete')).rejects.toThrow(
        /waits for no bank/,
      )
      await harness.expectConsistent(thing, buyer, 1)
    })

    // Guard in server/domains/payments/purchases/purchase.repository.ts:
    // a person's order replaces only their own open purchases.
    test('of one person stays open while another person replaces their own of the same', async () => {
      const [asha, mira] = [await createBuyer(harness.product), await createBuyer(harness.product)]
      const waiting = await harness.buy(thing, asha, await asha.saveCard('requires3ds'))
      expect((await harness.buy(thing, mira, await mira.saveCard('requires3ds'))).requires3ds).toBe(
        true,
      )
      expect((await harness.buy(thing, mira, await mira.saveCard('good'))).isPaid).toBe(true)
      await harness.product.sandbox.answerBank(waiting.secret, 'Complete')
      expect((await complete(thing, asha, waiting.id)).status).toBe(200)
      for (const buyer of [asha, mira]) await harness.expectConsistent(thing, buyer, 1)
    })

    // Guard in server/domains/payments/settlement/resume-unsettled.ts:
    // a payment that succeeds before its cancellation is settled.
    test('that was confirmed is fulfilled, even if another card is tried after it', async () => {
      const buyer = await createBuyer(harness.product)
      const { card, id } = await buyConfirmed(buyer)
      const good = await buyer.saveCard('good')
      expect(card).not.toBe(good)
      const second = await harness.buy(thing, buyer, good)
      expect(second).toMatchObject(
        thing.refusedAgain ? { code: thing.refusedAgain } : { isPaid: true, id },
      )
      await harness.expectConsistent(thing, buyer, 1)
    })
  })
})

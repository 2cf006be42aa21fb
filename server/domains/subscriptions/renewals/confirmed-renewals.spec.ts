import { describe, expect, test } from 'vitest'
import { listDifferences } from '../../../testing/differences.ts'
import { listPaidAmounts } from '../../../testing/buyers.ts'
import { renewalHarness, type Subscriber } from '../../../testing/renewal-harness.ts'

const harness = renewalHarness()
const {
  renew,
  subscribe,
  setCardBehaviour,
  advanceAndRenew,
  listStatuses,
  isOpen,
  takeEmails,
  countCharges,
} = harness

describe('a renewal that requires authentication', () => {
  const pay = (buyer: Subscriber) =>
    buyer.call('POST /api/payment-plan/renew-subscription', {
      subscription_id: buyer.id,
      card_id: buyer.card,
    })
  async function createPastDue() {
    const buyer = await subscribe()
    await takeEmails(buyer)
    await setCardBehaviour(buyer.card, 'authenticates')
    await advanceAndRenew({ days: 7 })
    return buyer
  }

  // Guard in server/domains/subscriptions/orders/complete-subscription.ts:
  // a renewal is completed by what the provider answers only.
  // Guard in server/domains/subscriptions/renewals/mark-past-due.ts:
  // a renewal that needs authentication is not tried again.
  test('is not retried, and is paid once the cardholder confirms it by the link in an email (PAY-44)', async () => {
    const buyer = await createPastDue()
    expect((await buyer.active()).map((one) => [one.status, one.needs_confirmation])).toEqual([
      ['past_due', true],
    ])
    expect(await takeEmails(buyer)).toEqual(['Please confirm your payment for Silver'])
    const tried = await countCharges(buyer)
    await advanceAndRenew({ days: 3 })
    expect(await countCharges(buyer)).toBe(tried)
    const { body } = await pay(buyer)
    expect(body.type).toBe('require_3d')
    const done = () =>
      buyer.call('POST /api/payment-plan/complete-subscription', {
        user_payment_plan_id: body.user_payment_plan_id,
      })
    expect((await done()).body.code).toBe('payment-incomplete')
    await harness.product.sandbox.answerBank(body.client_secret, 'Complete')
    expect((await done()).body.msg).toBe('Your plan has been renewed.')
    expect((await buyer.active()).map((one) => [one.status, one.needs_confirmation])).toEqual([
      ['active', false],
    ])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('ends the subscription after a week without confirmation', async () => {
    const buyer = await createPastDue()
    await advanceAndRenew({ days: 6, hours: 23 })
    expect([await listStatuses(buyer), await isOpen(buyer)]).toEqual([['past_due'], true])
    await advanceAndRenew({ hours: 1 })
    expect([await listStatuses(buyer), await isOpen(buyer)]).toEqual([[], false])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199])
  })

  // Guard in server/domains/subscriptions/renewals/renewal-payable.ts:
  // a renewal of a cancelled subscription is refunded.
  test('is refunded if the subscription is cancelled before it succeeds', async () => {
    const buyer = await createPastDue()
    const { body } = await pay(buyer)
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    await harness.product.sandbox.answerBank(body.client_secret, 'Complete')
    harness.product.clock.advance({ minutes: 61 })
    await harness.product.jobs.runScheduled('settle-payments')
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199])
    expect(await listStatuses(buyer)).toEqual([])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  // Guard in server/domains/subscriptions/renewals/mark-past-due.ts:
  // a failed renewal does not reopen a cancelled subscription.
  test('leaves the subscription cancelled if that is cancelled before the bank declines it', async () => {
    const buyer = await createPastDue()
    const { body } = await pay(buyer)
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    await harness.product.sandbox.answerBank(body.client_secret, 'Fail')
    await takeEmails(buyer)
    harness.product.clock.advance({ minutes: 61 })
    await harness.product.jobs.runScheduled('settle-payments')
    expect([await listStatuses(buyer), await takeEmails(buyer)]).toEqual([[], []])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  // Guard in server/domains/subscriptions/renewals/renew-due.ts: nothing is renewed while its holder pays by hand.
  // Guard in server/domains/subscriptions/renewals/renew-by-hand.ts: a renewal by hand in two tabs is one payment.
  test('is charged once by many tabs and a job at the same time', async () => {
    const buyer = await createPastDue()
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(buyer)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.client_secret)).size).toBe(1)
    harness.product.clock.advance({ minutes: 30 })
    await harness.product.context.db
      .updateTable('subscription_groups')
      .set({ due_at: harness.product.clock.now() })
      .where('id', '=', buyer.id)
      .execute()
    await renew()
    await harness.product.sandbox.answerBank(answers[0]?.body.client_secret, 'Complete')
    await harness.product.jobs.runScheduled('settle-payments')
    harness.product.clock.advance({ minutes: 31 })
    await harness.product.jobs.runScheduled('settle-payments')
    expect(await listStatuses(buyer)).toEqual(['active'])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect(await listDifferences(harness.product)).toEqual([])
  })
})

describe('a card that is chosen for renewals', () => {
  const change = (buyer: Subscriber, card_id: string, more = {}) =>
    buyer.call('POST /api/payment-plan/change-payment-card', {
      subscription_id: buyer.id,
      card_id,
      ...more,
    })
  const cardsOf = async (buyer: Subscriber) =>
    (await buyer.active()).map((one) => [one.card_id, one.card_needs_confirmation])
  const confirm = (page: string, button: 'Complete' | 'Fail') =>
    harness.product.sandbox.pressOnPage(page, button)
  const listSetups = async (card: string) =>
    (await harness.product.sandbox.stripe.setupIntents.list({ payment_method: card })).data

  // Guard in server/domains/subscriptions/changes/change-renewal-card.ts: a card renews only once it is set up for that.
  test('is set up first, where the bank asks by its holder, and then renews off session (PAY-53)', async () => {
    const buyer = await subscribe()
    const card = await buyer.saveCard('asksUntilSetUp')
    const asked = await change(buyer, card, { return_path: '/my-subscriptions?tab=1' })
    expect([asked.status, asked.body.msg, asked.body.subscription.card_id]).toEqual([
      200,
      'Your bank asks you to confirm this card. Once you have, we will charge it for renewals.',
      buyer.card,
    ])
    const [setup] = await listSetups(card)
    expect(setup).toMatchObject({
      usage: 'off_session',
      payment_method_options: { card: { setup_credential_usage: 'recurring' } },
      next_action: {
        redirect_to_url: { return_url: expect.stringMatching(/\/my-subscriptions\?tab=1$/) },
      },
    })
    await confirm(asked.body.confirmation_url, 'Fail')
    const again = await change(buyer, card)
    expect(again.body.subscription.card_id).toBe(buyer.card)
    await confirm(again.body.confirmation_url, 'Complete')
    const { body } = await change(buyer, card)
    expect([body.confirmation_url, body.subscription.card_id]).toEqual([null, card])
    expect(await cardsOf(buyer)).toEqual([[card, false]])
    await advanceAndRenew({ days: 7 })
    expect(await listStatuses(buyer)).toEqual(['active'])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
  })

  /** Delivers the events of this type, and runs the jobs that process them. */
  async function deliver(type: string): Promise<void> {
    const { app, clock, context, jobs, sandbox } = harness.product
    for (const event of (await sandbox.stripe.events.list({ type })).data) {
      const payload = JSON.stringify(event)
      const signature = sandbox.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: sandbox.keys.webhookSecret,
        timestamp: clock.now().epochMilliseconds / 1000,
      })
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const url = '/api/payment-webhook'
      expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
    }
    await jobs.run()
    const open = context.db
      .selectFrom('webhook_inbox')
      .select('event_id')
      .where('done_at', 'is', null)
    expect(await open.execute()).toEqual([])
  }

  // Guard in server/domains/payments/cards/follow-set-up.ts: a set-up is finished without the browser.
  test('renews once its holder has confirmed it, even if their browser does not come back (PAY-124)', async () => {
    const buyer = await subscribe()
    const card = await buyer.saveCard('asksUntilSetUp')
    const { body } = await change(buyer, card)
    await confirm(body.confirmation_url, 'Complete')
    expect(await cardsOf(buyer)).toEqual([[buyer.card, false]])
    await deliver('setup_intent.succeeded')
    expect(await cardsOf(buyer)).toEqual([[card, false]])
    await advanceAndRenew({ days: 7 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
  })

  // Guard in server/domains/subscriptions/changes/change-renewal-card.ts: another choice ends the wait for a set-up.
  // Guard in server/domains/payments/cards/follow-set-up.ts: a set-up that failed changes no card.
  test('does not renew if its holder failed to confirm it, or has chosen or removed another one since (PAY-124)', async () => {
    const [failed, decided, removed] = [await subscribe(), await subscribe(), await subscribe()]
    const buyers = [failed, decided, removed]
    for (const buyer of buyers) {
      const card = await buyer.saveCard('asksUntilSetUp')
      const { body } = await change(buyer, card)
      await confirm(body.confirmation_url, buyer === failed ? 'Fail' : 'Complete')
      if (buyer === decided) await change(buyer, buyer.card)
      if (buyer === removed) await buyer.call(`DELETE /api/payment-plan/payment-card/${card}`)
    }
    await deliver('setup_intent.succeeded')
    await deliver('setup_intent.setup_failed')
    for (const buyer of buyers) expect(await cardsOf(buyer)).toEqual([[buyer.card, false]])
    const waiting = harness.product.context.db
      .selectFrom('subscription_groups')
      .select('id')
      .where('card_set_up_id', 'is not', null)
    expect(await waiting.execute()).toEqual([])
  })

  test('is set up at once where the bank does not ask, and not again (PAY-53)', async () => {
    const buyer = await subscribe()
    const card = await buyer.saveCard('good')
    const { body } = await change(buyer, card)
    expect([body.confirmation_url, body.subscription.card_id]).toEqual([null, card])
    await change(buyer, card)
    expect(await listSetups(card)).toMatchObject([{ status: 'succeeded' }])
    // The first payment of the series has set this one up.
    await change(buyer, buyer.card)
    expect(await listSetups(buyer.card)).toEqual([])
  })

  // Guard in server/domains/payments/cards/set-up-card.ts: a refused set-up counts as a refused payment.
  test('is not changed if the bank refuses it, five times at most (PAY-53)', async () => {
    const buyer = await subscribe()
    const card = await buyer.saveCard('good')
    await setCardBehaviour(card, 'declined')
    const { status, body } = await change(buyer, card)
    expect([status, body.code]).toEqual([402, 'card-refused'])
    for (let tries = 1; tries < 5; tries++) await change(buyer, card)
    expect((await change(buyer, card)).status).toBe(429)
    expect(await cardsOf(buyer)).toEqual([[buyer.card, false]])
  })

  // Guard in server/domains/payments/settlement/settle.ts: the first payment of a series sets its card up.
  test('and takes over from one that is removed has to be confirmed, unless it was set up (PAY-54)', async () => {
    const buyer = await subscribe()
    const other = await buyer.saveCard('asksUntilSetUp')
    expect(await cardsOf(buyer)).toEqual([[buyer.card, false]])
    await buyer.call(`DELETE /api/payment-plan/payment-card/${buyer.card}`)
    expect(await cardsOf(buyer)).toEqual([[other, true]])
    const { body } = await change(buyer, other)
    expect(body.subscription.card_needs_confirmation).toBe(true)
    await confirm(body.confirmation_url, 'Complete')
    expect((await change(buyer, other)).body.subscription.card_needs_confirmation).toBe(false)
    await advanceAndRenew({ days: 7 })
    expect(await listStatuses(buyer)).toEqual(['active'])
  })

  // Guard in server/domains/subscriptions/renewals/open-renewal.ts: a renewal by hand sets its card up.
  test('by a payment by hand is set up by that payment (PAY-55)', async () => {
    const buyer = await subscribe()
    await setCardBehaviour(buyer.card, 'declined_when_charged')
    await advanceAndRenew({ days: 7 })
    const card = await buyer.saveCard('asksUntilSetUp')
    const { body } = await buyer.call('POST /api/payment-plan/renew-subscription', {
      subscription_id: buyer.id,
      card_id: card,
    })
    expect(body.type).toBe('require_3d')
    await harness.product.sandbox.answerBank(body.client_secret, 'Complete')
    await buyer.call('POST /api/payment-plan/complete-subscription', {
      user_payment_plan_id: body.user_payment_plan_id,
    })
    expect(await cardsOf(buyer)).toEqual([[card, false]])
    await advanceAndRenew({ days: 7 })
    expect(await listStatuses(buyer)).toEqual(['active'])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199, 199])
  })
})

import { expect, test } from 'vitest'
import { sample } from '../../../../scripts/test-scope.ts'
import { callFaults } from '../../../testing/breakable-payments.ts'
import { type CardName, listPaidAmounts } from '../../../testing/buyers.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { renewalHarness } from '../../../testing/renewal-harness.ts'

const harness = renewalHarness()
const { advanceAndRenew, listStatuses, subscribe } = harness

const cards: readonly CardName[] = ['good', 'asksUntilSetUp']
const changes = cards.flatMap((card) => callFaults.map((fault) => ({ card, fault })))

// Guard in server/domains/payments/cards/set-up-card.ts: a set-up that succeeded unseen is not made again.
test.each(sample(changes, 3, 2))(
  'a change to the card “$card” that is interrupted ($fault) leaves the card in use, and is finished by the next try (PAY-46, PAY-53)',
  async ({ card, fault }) => {
    const buyer = await subscribe()
    const card_id = await buyer.saveCard(card)
    const change = () =>
      buyer.call('POST /api/payment-plan/change-payment-card', {
        subscription_id: buyer.id,
        card_id,
      })
    const readCard = async () => (await buyer.active())[0]?.card_id
    harness.broken.failNext(fault, 'setUpCard')
    expect((await change()).status).toBeGreaterThanOrEqual(500)
    expect(await readCard()).toBe(buyer.card)

    const { status, body } = await change()
    expect(status).toBe(200)
    expect(body.confirmation_url !== null).toBe(card === 'asksUntilSetUp')
    const { pressOnPage, stripe } = harness.product.sandbox
    if (body.confirmation_url !== null) {
      await pressOnPage(body.confirmation_url, 'Complete')
      expect((await change()).body.confirmation_url).toBe(null)
    }
    expect(await readCard()).toBe(card_id)
    const { data } = await stripe.setupIntents.list({ payment_method: card_id })
    expect(data.filter((one) => one.status === 'succeeded')).toHaveLength(1)
    await advanceAndRenew({ days: 7 })
    expect(await listStatuses(buyer)).toEqual(['active'])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect(await listDifferences(harness.product)).toEqual([])
  },
)

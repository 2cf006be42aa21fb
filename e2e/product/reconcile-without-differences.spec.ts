import { answerBank, reconcile } from '../helpers/reconcile.ts'
import { savedCard, testCards } from '../helpers/checkout.ts'
import { aPerson } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

const [silver, diamond, gold] = [1, 2, 3]
const [aries, leo, pisces] = [1, 5, 12]

/** Someone who buys: each call answers what its status and body are expected to be. */
async function aBuyer() {
  const { token } = await aPerson()
  const to = (path: string, body: object) => call(`POST /api/payment-plan/${path}`, { token, body })
  const paid = async (path: string, body: object) => {
    const answer = await to(path, body)
    expect(answer, path).toMatchObject({ status: 200 })
    expect(answer.body.type ?? answer.body.payment_type, path).toBe('succeeded')
    return answer.body
  }
  return { token, to, paid, good: await savedCard(token) }
}

const onSign = (sign: number, plan: number, card_id: string) => ({
  payment_plan_id: plan,
  horoscope_id: sign,
  card_id,
})

/** The newest period of a sign that there is, with its sections. */
async function newest(type: 'weekly' | 'yearly', sign: string) {
  const { body } = await call(`GET /api/horoscope/new-single-horoscope/${type}/${sign}`)
  return body.horoscope.horoscopeData.at(-1) as { id: number; parts: { id: number }[] }
}

test('npm run reconcile finds no difference after purchases of every kind, retries, 3-D Secure, a cancellation and a withdrawal (PAY-47)', async () => {
  const { token, to, paid, good } = await aBuyer()
  const asksBank = await savedCard(token, testCards.asksAtTheBank)

  await paid('buy-subscription', onSign(pisces, gold, good))
  await paid('buy-subscription', {
    is_combo: true,
    card_id: good,
    moon_payment_plan_id: diamond,
    moon_horoscope_id: 2,
    rising_payment_plan_id: diamond,
    rising_horoscope_id: 3,
  })
  await paid('buy-consultation', {
    card_id: good,
    consultation_id: 1,
    questions: [101, 103],
    extra_questions: '',
    phone_number: '',
  })
  const week = await newest('weekly', 'leo')
  await paid('one-off-horoscope-purchase', {
    card_id: good,
    payment_plan_id: silver,
    horoscope_data_id: week.id,
  })
  const { parts } = await newest('yearly', 'leo')
  const horoscopeDataParts = parts.slice(4, 6).map(({ id }) => id)
  await paid('buy-life-event', { card_id: good, horoscopeDataParts })
  const { body: applied } = await call(
    `POST /api/payment-plan/apply-discount-code?code=WELCOME4&selectedPlan=${silver}&selectedlang=1`,
    { token },
  )
  await paid('buy-subscription', {
    ...onSign(6, silver, ''),
    card_id: 0,
    coupon_code_id: applied.coupon.id,
  })

  // The first try is declined; the second is another attempt with another card.
  const declined = await savedCard(token, testCards.failsWhenCharged)
  expect((await to('buy-subscription', onSign(aries, silver, declined))).status).toBe(402)
  const { user_payment_plan_id: retried } = await paid(
    'buy-subscription',
    onSign(aries, silver, good),
  )
  await to('cancel-subscription', { subscription_id: retried })

  // One fails at the bank and is tried again; the buyer completes that one.
  const failing = await to('buy-subscription', onSign(leo, silver, asksBank))
  await answerBank(failing.body.client_secret, 'Fail')
  const asked = await to('buy-subscription', onSign(leo, silver, asksBank))
  await answerBank(asked.body.client_secret, 'Complete')
  const { user_payment_plan_id } = asked.body
  await paid('complete-subscription', { user_payment_plan_id })

  // One is left at the bank and paid with another card instead.
  expect((await to('buy-subscription', onSign(8, silver, asksBank))).body.type).toBe('require_3d')
  const { user_payment_plan_id: withdrawn } = await paid(
    'buy-subscription',
    onSign(8, silver, good),
  )
  const refunded = await to('withdraw-subscription', {
    subscription_id: withdrawn,
    refund_amount: 1.99,
  })
  expect(refunded.body.subscription).toMatchObject({ status: 'cancelled' })

  expect(await reconcile()).toEqual({ code: 0, lines: ['Provider and database agree.'] })
})

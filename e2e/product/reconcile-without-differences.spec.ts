import { answerBank, runReconcile } from '../helpers/reconcile.ts'
import { saveCard, testCards } from '../helpers/checkout.ts'
import { createPerson } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

const [silver, diamond, gold] = [1, 2, 3]
const [aries, leo, pisces] = [1, 5, 12]

/** Creates a person with a card; `paid` makes a call that is expected to succeed and returns its body. */
async function createBuyer() {
  const { token } = await createPerson()
  const post = (path: string, body: object) =>
    call(`POST /api/payment-plan/${path}`, { token, body })
  const paid = async (path: string, body: object) => {
    const answer = await post(path, body)
    expect(answer, path).toMatchObject({ status: 200 })
    expect(answer.body.type ?? answer.body.payment_type, path).toBe('succeeded')
    return answer.body
  }
  return { token, post, paid, card: await saveCard(token) }
}

const onSign = (sign: number, plan: number, card_id: string) => ({
  payment_plan_id: plan,
  horoscope_id: sign,
  card_id,
})

/** The newest period of a sign, with its sections. */
async function findNewest(type: 'weekly' | 'yearly', sign: string) {
  const { body } = await call(`GET /api/horoscope/new-single-horoscope/${type}/${sign}`)
  return body.horoscope.horoscopeData.at(-1) as { id: number; parts: { id: number }[] }
}

test('npm run reconcile finds no difference after purchases of every kind, retries, 3-D Secure, a cancellation and a withdrawal (PAY-47)', async () => {
  const { token, post, paid, card } = await createBuyer()
  const asksBank = await saveCard(token, testCards.requiresAuthentication)

  await paid('buy-subscription', onSign(pisces, gold, card))
  await paid('buy-subscription', {
    is_combo: true,
    card_id: card,
    moon_payment_plan_id: diamond,
    moon_horoscope_id: 2,
    rising_payment_plan_id: diamond,
    rising_horoscope_id: 3,
  })
  await paid('buy-consultation', {
    card_id: card,
    consultation_id: 1,
    questions: [101, 103],
    extra_questions: '',
    phone_number: '',
  })
  const week = await findNewest('weekly', 'leo')
  await paid('one-off-horoscope-purchase', {
    card_id: card,
    payment_plan_id: silver,
    horoscope_data_id: week.id,
  })
  const { parts } = await findNewest('yearly', 'leo')
  const horoscopeDataParts = parts.slice(4, 6).map(({ id }) => id)
  await paid('buy-life-event', { card_id: card, horoscopeDataParts })
  const { body: applied } = await call(
    `POST /api/payment-plan/apply-discount-code?code=WELCOME4&selectedPlan=${silver}&selectedlang=1`,
    { token },
  )
  await paid('buy-subscription', {
    ...onSign(6, silver, ''),
    card_id: 0,
    coupon_code_id: applied.coupon.id,
  })

  // The first attempt is declined; the second one is made with another card.
  const declined = await saveCard(token, testCards.failsWhenCharged)
  expect((await post('buy-subscription', onSign(aries, silver, declined))).status).toBe(402)
  const { user_payment_plan_id: retried } = await paid(
    'buy-subscription',
    onSign(aries, silver, card),
  )
  await post('cancel-subscription', { subscription_id: retried })

  // The first authentication fails; that of the next attempt succeeds.
  const failing = await post('buy-subscription', onSign(leo, silver, asksBank))
  await answerBank(failing.body.client_secret, 'Fail')
  const retry = await post('buy-subscription', onSign(leo, silver, asksBank))
  await answerBank(retry.body.client_secret, 'Complete')
  const { user_payment_plan_id } = retry.body
  await paid('complete-subscription', { user_payment_plan_id })

  // An attempt that waits for authentication is abandoned and paid with another card.
  expect((await post('buy-subscription', onSign(8, silver, asksBank))).body.type).toBe('require_3d')
  const { user_payment_plan_id: withdrawn } = await paid(
    'buy-subscription',
    onSign(8, silver, card),
  )
  const refunded = await post('withdraw-subscription', {
    subscription_id: withdrawn,
    refund_amount: 1.99,
  })
  expect(refunded.body.subscription).toMatchObject({ status: 'cancelled' })

  expect(await runReconcile()).toEqual({ code: 0, lines: ['Provider and database agree.'] })
})

import { expect } from '@playwright/test'
import { createPerson } from '../helpers/accounts.ts'
import { testCards } from '../helpers/checkout.ts'
import { call } from '../product.ts'
import { test } from './engine-test.ts'
import { fillBirth, payByCard, revealSign, signIn, signUp } from './paths.ts'

// The main paths in Firefox and in WebKit (ENT-110), by finger on a phone, by mouse on a desk.

const hindi = 'हिन्दी'

test('a stranger finds the moonsign of a birth from the front page, without an account (ENT-110)', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  await visitor.open('/')
  await visitor.sees('button', 'Sign in')
  expect(await visitor.overflow()).toBe(0)
  if (!(await visitor.has('button', 'Find my Moonsign'))) await visitor.open('/moonsign-lookup')
  await fillBirth(visitor)
  await visitor.press('button', 'Find my Moonsign')
  await visitor.isAt('/moonsign-lookup')
  await visitor.sees('heading', /Leo/)
  // By Swiss Ephemeris at 148.2° sidereal (pub-0250).
  await visitor.reads('28°')
  expect(await visitor.overflow()).toBe(0)
})

test('a new reader signs up, sees the sign and reads its week free (ENT-110)', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  await signUp(visitor)
  await revealSign(visitor)
  await visitor.open('/dashboard')
  await visitor.press('link', /^Read more.*Leo/)
  await visitor.isAt('/horoscope/weekly/leo')
  await visitor.sees('heading', 'Love')
  expect(await visitor.has('button', /^Buy this horoscope/)).toBe(false)
})

test('a guest buys one month and finds it selected after signing in (ENT-110)', async ({
  newVisitor,
}) => {
  const person = await createPerson()
  const isOpen = async () => {
    const path = 'GET /api/horoscope/user-new-single-horoscope/monthly/pisces'
    const { body } = await call(path, { token: person.token })
    return body.horoscope.horoscopeData.at(-1).parts.length > 0
  }
  const visitor = await newVisitor()
  await visitor.open('/horoscope/monthly/pisces')
  await visitor.press('button', /^Buy this horoscope/)
  await visitor.isAt('/')
  await signIn(visitor, person)
  await visitor.isAt('/one-off-confirmation')
  await visitor.reads('Pisces')
  await visitor.reads('£2.99')
  await visitor.press('button', 'Buy Now')
  expect(await isOpen()).toBe(false)
  await payByCard(visitor)
  await expect.poll(isOpen).toBe(true)
})

for (const [name, card] of [
  ['with a card', testCards.valid],
  ['with a card that asks for 3-D Secure', testCards.requiresAuthentication],
] as const)
  test(`a reader chooses a plan and pays ${name} (ENT-110)`, async ({ newVisitor }) => {
    const person = await createPerson()
    const visitor = await newVisitor()
    await visitor.open('/?redirect=horoscope-generated')
    await signIn(visitor, person)
    await revealSign(visitor)
    await visitor.press('button or link', 'Continue')
    await visitor.isAt('/payment-plan-select')
    await visitor.press('button', /^Get Gold for £5\.99/)
    await visitor.press('button', 'Confirm Subscription')
    await visitor.isAt('/order-confirm')
    await visitor.press('button', 'Continue')
    await payByCard(visitor, card)
    if (card === testCards.requiresAuthentication) await visitor.press('button', 'Complete')
    await expect
      .poll(async () => {
        const { body } = await call('GET /api/user/get-user-details', { token: person.token })
        return body.data.user.active_subscriptions
      })
      .toMatchObject([{ status: 'active' }])
    await visitor.isAt('/dashboard')
  })

test('the language changes the texts at once and is kept over a reload (ENT-110)', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  await visitor.open('/terms')
  await visitor.select('Language', hindi)
  await visitor.sees('heading', 'नियम और शर्तें')
  await visitor.reload()
  await visitor.sees('heading', 'नियम और शर्तें')
  expect(await visitor.language()).toBe('hi')
  expect(await visitor.overflow()).toBe(0)
  await visitor.select('भाषा', 'English')
  await visitor.sees('heading', 'Terms and conditions')
  expect(await visitor.language()).toBe('en')
})

import type { Locator, Page } from '@playwright/test'
import { createPerson } from '../helpers/accounts.ts'
import { saveCard } from '../helpers/checkout.ts'
import { openDispute, queryDatabase } from '../helpers/reconcile.ts'
import { createOwner, seedOwner } from '../helpers/staff.ts'
import { call } from '../product.ts'
import { expect, test } from '../test.ts'

/** The plan Gold for a month. */
const gold = 3

async function createSubscriber() {
  const person = await createPerson({ full_name: 'Lata Iyer' })
  const card_id = await saveCard(person.token)
  const { status } = await call('POST /api/payment-plan/buy-subscription', {
    token: person.token,
    body: { payment_plan_id: gold, horoscope_id: 5, card_id },
  })
  expect(status).toBe(200)
  return person
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
/** The reason of the form that is open. */
const reasonIn = (region: Locator) => region.getByLabel('Reason').filter({ visible: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('staff withdraw for a customer, send a receipt again, change the email and delete the account, in one open form at a time (STU-38, STU-39, STU-41, STU-42, STU-43)', async ({
  newVisit,
}) => {
  const person = await createSubscriber()
  const { page, calls } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto(`/studio/customers/${person.user.id}`)
  const subscriptions = section(page, 'Subscriptions')
  await button(page, /^Cancel Gold/).click()
  await reasonIn(subscriptions).fill('Asked by phone')
  await button(page, /^Withdraw from Gold/).click()
  await expect(reasonIn(subscriptions)).toHaveCount(1)
  await subscriptions.getByText(/gets everything back: £5\.99\./).waitFor()
  await button(page, /^Cancel Gold/).click()
  await expect(reasonIn(subscriptions)).toHaveValue('Asked by phone')
  await button(page, /^Withdraw from Gold/).click()
  const withdraw = subscriptions.getByRole('button', { name: 'Close it and refund £5.99' })
  await withdraw.click()
  await subscriptions.getByText('Please say why, in a few words').waitFor()
  await reasonIn(subscriptions).fill('Changed their mind')
  await withdraw.dblclick()
  await page.getByText('The subscription has ended. £5.99 is on its way to the card.').waitFor()
  expect(calls.filter(({ name }) => name.includes('withdraw-subscription'))).toHaveLength(1)
  await expect(subscriptions.getByRole('button')).toHaveCount(0)

  const emails = section(page, 'Emails sent')
  await expect
    .poll(async () => {
      await page.reload()
      await emails.waitFor()
      return button(page, /^Send again: Your refund of £5\.99/).count()
    })
    .toBe(1)
  await button(page, /^Send again: Your refund/).click()
  await reasonIn(emails).fill('It did not arrive')
  await reasonIn(emails).press('Enter')
  await page.getByText(/^On its way: Your refund of £5\.99/).waitFor()

  const account = section(page, 'Account')
  await button(page, 'Change the email').click()
  await account.getByLabel('New email').fill('nobody')
  await reasonIn(account).fill('Lost the old mailbox')
  await button(page, 'Send the link').click()
  await account.getByText('The input is not a valid email!').waitFor()
  await account.getByLabel('New email').fill(`new-${person.email}`)
  await button(page, 'Send the link').click()
  await page.getByText('The link is on its way to the new address.').waitFor()

  const data = section(page, 'Their data')
  await button(page, 'Export the data').click()
  await reasonIn(data).fill('Asked by letter')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download').click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d{2}-\d{2}\.json$/)
  await button(page, 'Delete the account').click()
  await data.getByLabel('Email of the account').fill('somebody@example.org')
  await reasonIn(data).fill('Asked by letter')
  await button(page, 'Delete for good').click()
  await data.getByText('This is not the email of this account').waitFor()
  await data.getByLabel('Email of the account').fill(person.email)
  await button(page, 'Delete for good').click()
  await page.getByText('The account has been deleted.').waitFor()
  await expect(page).toHaveURL(/\/studio\/customers$/)
  const { status } = await call('GET /api/user/get-user-details', { token: person.token })
  expect(status).toBe(401)
})

test('an owner sees a disputed payment with its deadline, compares payments and retries failed jobs (STU-45, STU-46, STU-47, STU-48)', async ({
  newVisit,
}) => {
  const person = await createSubscriber()
  const [paid] = await queryDatabase(
    `select payment_id from attempts join purchases on purchases.id = purchase_id where user_id = $1`,
    [person.user.id],
  )
  await openDispute(String(paid?.['payment_id']))
  const owner = await createOwner()
  // The provider tells of a dispute by an event.
  await expect
    .poll(async () => {
      const { body } = await call('GET /api/studio/disputes?state=open', { headers: { ...owner } })
      return JSON.stringify(body.disputes)
    })
    .toContain(person.email)
  const { page } = await newVisit()
  await seedOwner(page, owner)
  await page.goto('/studio')
  await page.getByRole('link', { name: 'See the disputes' }).click()
  const dispute = page.getByRole('listitem').filter({ hasText: person.email })
  await dispute.getByText(/^£5\.99 · Evidence due by/).waitFor()
  await dispute.getByText(/Renewals have stopped/).waitFor()
  await dispute.getByRole('link', { name: person.email }).click()
  await page.getByRole('heading', { level: 1, name: 'Lata Iyer' }).waitFor()

  // Jobs whose subscription does not exist, so that running them does nothing.
  const queue = 'billing-letter'
  await queryDatabase(
    `insert into jobs.job (name, data, source_name, source_created_on, source_retry_count, source_output)
     select 'dead-letters', jsonb_build_object('groupId', gen_random_uuid()), $1, now(), 12,
       '{"message": "the line is busy"}'
     from generate_series(1, 3)`,
    [queue],
  )
  await page
    .getByRole('navigation', { name: 'Parts of the studio' })
    .getByRole('link', { name: 'Operations' })
    .click()
  await button(page, 'Compare now').dblclick()
  await page.getByText(/^(They agreed on|Differences on)/).waitFor()
  const jobs = section(page, 'Failed jobs')
  const failed = jobs.getByRole('listitem').filter({ hasText: queue })
  await expect(failed.filter({ hasText: 'the line is busy' })).toHaveCount(3)
  await failed.filter({ hasText: 'tries: 13' }).getByRole('button').first().click()
  await expect(failed.filter({ hasText: 'the line is busy' })).toHaveCount(2)
  await jobs.getByRole('button', { name: `Retry all 2 of ${queue}` }).dblclick()
  await expect(failed).toHaveCount(0)
})

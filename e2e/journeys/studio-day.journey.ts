import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { createPerson, seedSession, type Person } from '../helpers/accounts.ts'
import { planButton, saveCard, storeSelectedSigns, toast } from '../helpers/checkout.ts'
import { inviteOwner } from '../helpers/staff.ts'
import { addGemstone, deleteDraft, seeGemstone } from '../helpers/studio-gemstones.ts'
import { openCurrentWeek } from '../helpers/studio-horoscopes.ts'
import {
  button,
  door,
  field,
  heading,
  joinByPasskey,
  newStaffEmail,
  site,
  tokenOf,
} from '../helpers/studio-join.ts'
import { waitForWeeks } from '../helpers/weeks.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test, useOwnProduct, type NewVisit } from '../test.ts'

useOwnProduct({})

/** The plan Gold for a month. */
const gold = 3

/** A customer who has Gold for Leo and has ordered a consultation, in a browser of their own. */
async function createCustomer(newVisit: NewVisit) {
  const person = await createPerson({ full_name: 'Lata Iyer' })
  const card_id = await saveCard(person.token)
  const buy = async (what: string, body: object) => {
    const answer = await call(`POST /api/payment-plan/buy-${what}`, {
      token: person.token,
      body: { card_id, ...body },
    })
    expect(answer.status).toBe(200)
    return answer.body
  }
  await buy('subscription', { payment_plan_id: gold, horoscope_id: 5 })
  const order = { consultation_id: 1, questions: [101], extra_questions: 'Should I bake bread?' }
  await buy('consultation', order)
  const { page, context } = await newVisit()
  await seedSession(context, person)
  return { person, page, context }
}

/** Invites somebody on the page of staff, and returns the token of the link. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await field(page, 'Email').fill(email)
  await field(page, 'Role').selectOption(role)
  await button(page, 'Invite').click()
  const invitation = page.getByRole('group', { name: `Invitation link for ${email}` })
  await expect(invitation).toBeFocused()
  const link = await invitation.getByText('/studio/join/').innerText()
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByText(new RegExp(`^${role}, until`))
    .waitFor()
  return tokenOf(link)
}

async function makePromoCode(owner: Page) {
  await door(owner, 'Promo codes').click()
  await button(owner, 'Make a promo code').click()
  const code = field(owner, 'Code')
  await expect(code).toBeFocused()
  await code.fill('di wali')
  await button(owner, 'Make this code').click()
  await owner.getByText('A code has 3 to 40 letters, digits or hyphens').waitFor()
  await owner.getByText('Please enter 1 to 520 whole weeks').waitFor()
  await code.fill('diwali6')
  await owner.getByLabel('Weeks').fill('6')
  await field(owner, 'Plan').selectOption('Gold')
  await button(owner, 'Make this code').dblclick()
  await owner.getByText('DIWALI6 can be given out.').waitFor()
  const entry = owner.getByRole('listitem', { name: 'DIWALI6' })
  await entry.getByText('Weeks: 6. Plan: Gold. Redeemed: 0.').waitFor()
  await button(owner, 'Make a promo code').click()
  await code.fill('Diwali6')
  await owner.getByLabel('Weeks').fill('2')
  await button(owner, 'Make this code').click()
  await owner.getByText('This promo code exists already').waitFor()
  await expect(code).toHaveValue('Diwali6')
}

async function applyPromoCode(customer: Page, context: BrowserContext) {
  await storeSelectedSigns(context, { 'selected-horoscope': 'Virgo' })
  await customer.goto('/payment-plan-select')
  await planButton(customer, 'Gold').click()
  await field(customer, 'Promo code').fill('DIWALI6')
  await button(customer, 'Apply').click()
  await toast(customer, 'Promo code applied: 6 weeks at no charge.').waitFor()
}

async function endPromoCode(owner: Page) {
  await button(owner, 'End DIWALI6').click()
  await owner.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await owner.getByText('DIWALI6 has ended.').waitFor()
  await expect(button(owner, 'End DIWALI6')).toHaveCount(0)
  await owner.getByRole('link', { name: 'Expired' }).click()
  await owner.waitForURL(/state=expired/)
  await owner.getByRole('listitem', { name: 'OLDMOON' }).waitFor()
  await owner.goBack()
  await owner
    .getByRole('listitem', { name: 'DIWALI6' })
    .getByText(/^Ended · /)
    .waitFor()
}

const chapter = 'Talk over tea in the evening. Listening does more than any answer.'

async function writeChapter(editor: Page) {
  await door(editor, 'Horoscopes').click()
  await openCurrentWeek(editor, 'Leo')
  await editor.getByRole('link', { name: 'Love' }).click()
  const side = editor.getByRole('region', { name: 'English' })
  await side.getByRole('heading', { name: 'Love' }).waitFor()
  await side.getByRole('button', { name: /write a draft$/ }).click()
  const text = side.getByRole('textbox')
  await expect(text).toBeFocused()
  await text.press('Control+A')
  await editor.keyboard.insertText(chapter)
  await expect(text).toHaveText(chapter)
  await side.getByRole('button', { name: 'Save and ask for approval' }).click()
  await side.getByText('Waits for approval').waitFor()
  await expect(side.getByRole('button', { name: 'Approve' })).toHaveCount(0)
}

async function approveChapter(approver: Page) {
  await approver.getByRole('link', { name: /^Leo, / }).click()
  const side = approver.getByRole('region', { name: 'English' })
  await approver.getByRole('link', { name: 'Love' }).click()
  await side.getByRole('heading', { name: 'Love' }).waitFor()
  await side.getByRole('button', { name: 'Approve' }).click()
  await approver.getByText('The text has been approved.').waitFor()
  await side.getByText(/Written by Mira Sen, approved by Ravi Menon/).waitFor()
}

async function publishNotice(editor: Page) {
  await door(editor, 'Notices').click()
  await button(editor, 'Write a notice').click()
  await editor.getByLabel('Title, English').fill('Diwali')
  await editor.getByLabel('Text, English').fill('A bright night.')
  await button(editor, 'Publish').click()
  await editor.getByText('The notice is published.').waitFor()
}

async function answerOrder(support: Page) {
  await support.getByRole('link', { name: 'Orders to answer: 1' }).click()
  // The first page of the studio lists links too.
  await heading(support, 'Orders').waitFor()
  await support.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await field(support, 'Your answer').fill('Your tenth house is strong.\n\nWait until spring.')
  await button(support, 'Send answer').click()
  await expect(button(support, 'Yes, send it now')).toBeFocused()
  await button(support, 'Yes, send it now').click()
  await support.getByText('The answer has been sent.').waitFor()
}

async function readAnswer(customer: Page, { email }: Person) {
  expect((await waitForEmail(email, 'Your answer')).text).toContain('/my-consultations/')
  await customer.goto('/consultations')
  await customer.getByRole('link', { name: 'Read the answer' }).click()
  await customer.getByText('Wait until spring.').waitFor()
  await customer.getByText(/^Kavya Iyer, /).waitFor()
}

async function refund(support: Page, { email }: Person) {
  await door(support, 'Customers').click()
  await support.getByLabel('Email, or how it begins').fill(email)
  await support.getByLabel('Email, or how it begins').press('Enter')
  await support.getByRole('link', { name: email }).click()
  const payments = support.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name: 'Refund Gold: Leo, £5.99' }).press('Enter')
  const amount = payments.getByLabel('Amount in pounds')
  await expect(amount).toHaveValue('5.99')
  await amount.fill('6')
  const order = payments.getByRole('button', { name: 'Refund', exact: true })
  await order.click()
  await payments.getByText('Please enter an amount such as 4.50').waitFor()
  await payments.getByText('Please say why, in a few words').waitFor()
  await amount.fill('1.50')
  await payments.getByLabel('Reason').fill('The week was late')
  await order.dblclick()
  await support.getByText('£1.50 will be refunded within a minute.').waitFor()
  const entry = payments.getByRole('listitem').filter({ hasText: '£1.50 refunded' })
  await expect(entry).toBeFocused()
}

/** Acts of this day, all of which the record tells. */
const acts = [
  'staff invite',
  'staff join',
  'staff role',
  'coupon make',
  'coupon end',
  'horoscope-text save',
  'horoscope-text approve',
  'notice publish',
  'picture upload',
  'gemstone add',
  'gemstone change',
  'gemstone hide',
  'gemstone delete',
  'answer send',
  'payment refund',
  'sign in',
]

async function download(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download as CSV').click(),
  ])
  return (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
}

async function readRecord(owner: Page, own: string) {
  await door(owner, 'Record').click()
  const all = await download(owner)
  expect(all[0]).toMatch(/^"at","who",/)
  for (const act of acts) expect(all.some((line) => line.includes(`,"${act}",`))).toBe(true)
  expect(all.filter((line) => line.includes(',"payment refund",'))).toHaveLength(1)
  await field(owner, 'Action').selectOption('Changed a role')
  await field(owner, 'Kind of thing').selectOption('Member of staff')
  await button(owner, 'Show').click()
  await owner.waitForURL(({ searchParams }) => searchParams.get('act') === 'staff role')
  const change = owner.getByRole('listitem').filter({ hasText: own }).first()
  await expect(change.getByRole('row').nth(1)).toHaveText(/Role\s*viewer\s*editor/)
  await expect(change).toContainText('Member of staff')
  const lines = (await download(owner)).slice(1)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => line.includes(',"staff role",'))).toBe(true)
}

test('a day in the studio: staff join, change texts, notices, codes and gemstones, answer and refund, readers see each, and the record tells it (STU-21, STU-22, STU-25, STU-27, STU-28, STU-32, STU-37, STU-152, STU-153, STU-154, STU-155, STU-160, STU-166, STU-179, STU-185, STU-221, STU-222, STU-224)', async ({
  newVisit,
}) => {
  test.setTimeout(420_000)
  await waitForWeeks()
  const { person, page: customer, context } = await createCustomer(newVisit)
  const own = newStaffEmail()
  const owner = await joinByPasskey(newVisit, tokenOf(await inviteOwner(own)), 'Asha Rao')
  await door(owner, 'Staff').click()
  const email = newStaffEmail()
  const tokens = {
    editor: await invite(owner, email, 'Viewer'),
    approver: await invite(owner, newStaffEmail(), 'Approver'),
    support: await invite(owner, newStaffEmail(), 'Support'),
  }

  const editor = await joinByPasskey(newVisit, tokens.editor, 'Mira Sen')
  await expect(door(editor, 'My access')).toBeVisible()
  await expect(door(editor, 'Staff')).toHaveCount(0)
  await editor.goto(`${site()}/studio/staff`)
  await editor.getByText("you don't have sufficient permissions").waitFor()
  await owner.reload()
  const mira = owner.getByRole('listitem').filter({ hasText: email })
  await mira.getByLabel('Role of Mira Sen').selectOption('Editor')
  await owner.getByText('Mira Sen now has the role Editor.').waitFor()
  await editor.goto(`${site()}/studio`)
  await editor.getByText('You write and change texts.').waitFor()

  await makePromoCode(owner)
  await applyPromoCode(customer, context)
  await endPromoCode(owner)

  await writeChapter(editor)
  await approveChapter(await joinByPasskey(newVisit, tokens.approver, 'Ravi Menon'))
  await customer.goto('/horoscope/weekly/leo')
  await customer.getByText(chapter).waitFor()

  await publishNotice(editor)
  await customer.goto('/noticeboard')
  await customer.getByRole('heading', { name: 'Diwali' }).waitFor()

  await addGemstone(editor)
  await seeGemstone((await newVisit()).page, editor)
  await deleteDraft(editor)

  const support = await joinByPasskey(newVisit, tokens.support, 'Kavya Iyer')
  await answerOrder(support)
  await readAnswer(customer, person)
  await refund(support, person)
  await customer.goto('/payments')
  await customer.getByText(/£1\.50/).waitFor()

  // Signing in is a proof too, which the download of the record needs.
  await button(owner, 'Sign out').click()
  await button(owner, 'Sign in with a passkey').click()
  await heading(owner, 'Welcome, Asha Rao').waitFor()
  await readRecord(owner, own)
  await door(owner, 'Staff').click()
  await mira.getByRole('button', { name: 'Remove' }).click()
  const question = owner.getByRole('dialog', { name: 'Remove Mira Sen?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await owner.getByText('Mira Sen has been removed.').waitFor()
  await editor.reload()
  await heading(editor, 'Sign in to the studio').waitFor()
})

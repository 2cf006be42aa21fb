import type { Page, Route } from '@playwright/test'
import { createPerson, seedSession, type Person } from '../helpers/accounts.ts'
import { saveCard } from '../helpers/checkout.ts'
import { createOwner, seedOwner } from '../helpers/staff.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit } from '../test.ts'

async function orderConsultation(): Promise<{ person: Person; id: string }> {
  const person = await createPerson({ full_name: 'Lata Iyer' })
  const { status, body } = await call('POST /api/payment-plan/buy-consultation', {
    token: person.token,
    body: {
      card_id: await saveCard(person.token),
      consultation_id: 1,
      questions: [101, 103],
      extra_questions: 'Should I bake bread?',
    },
  })
  expect(status).toBe(200)
  return { person, id: body.userConsultationId }
}

async function openStudio(newVisit: NewVisit, options: Parameters<NewVisit>[0] = {}) {
  const visit = await newVisit(options)
  await seedOwner(visit.page, await createOwner())
  return visit
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('staff write a draft, lose nothing when a call fails or the buyer changes the order, and send the answer once (STU-158, STU-159, STU-165)', async ({
  newVisit,
}) => {
  const { person, id } = await orderConsultation()
  const { page, calls } = await openStudio(newVisit, { expectedConsoleErrors: [/status of 503/] })
  await page.goto(`/studio/orders/${id}`)
  const answer = field(page, 'Your answer')
  await answer.fill('Your tenth house is strong.\n\nWait until spring.')
  const json = { code: 'unavailable', message: 'The service is not available.' }
  const failOnce = (route: Route) => route.fulfill({ status: 503, json })
  await page.route('**/api/studio/save-answer-draft', failOnce, { times: 1 })
  await button(page, 'Save draft').click()
  await page.getByText('The service is not available.').waitFor()
  await expect(answer).toHaveValue(/tenth house/)

  const change = { userConsultationId: id, questions: [105], extra_questions: 'Or cake?' }
  await call('POST /api/user-consultation/update-web', { token: person.token, body: change })
  await button(page, 'Save draft').click()
  await page.getByText('The order has changed while you were writing.').waitFor()
  await page.getByText('Or cake?').waitFor()
  await expect(answer).toHaveValue(/tenth house/)
  await button(page, 'Save draft').click()
  await page.getByText('The draft has been saved.').waitFor()
  await page.reload()
  await expect(answer).toHaveValue(/tenth house/)

  await button(page, 'Send answer').click()
  await expect(button(page, 'Yes, send it now')).toBeFocused()
  await button(page, 'Yes, send it now').dblclick()
  await page.getByText('The answer has been sent.').waitFor()
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toContainText('Asha Rao')
  await expect(field(page, 'Your addition')).toHaveValue('')
  expect(calls.filter(({ name }) => name.includes('send-answer'))).toHaveLength(1)
})

test('a customer sees until when the answer comes and corrects the birth details, and staff see it (STU-162, STU-166)', async ({
  newVisit,
}) => {
  const { person, id } = await orderConsultation()
  const { page, context } = await newVisit()
  await seedSession(context, person)
  await page.goto(`/my-consultations/${id}`)
  await page.getByText(/^An astrologer will answer by/).waitFor()
  await page.getByRole('link', { name: 'Correct it in your profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  const { user } = person
  const body = { ...user, dob: `${user.dob.slice(0, 10)} 21:15:00` }
  await call('POST /api/user/update-user-web', { token: person.token, body })
  const studio = await openStudio(newVisit)
  await studio.page.goto('/studio')
  await studio.page.getByRole('link', { name: /^Orders to answer: \d+$/ }).click()
  await studio.page.getByText('changed since').first().waitFor()
  await studio.page.goto(`/studio/orders/${id}?lang=hi`)
  await studio.page.getByText(/जन्म विवरण सुधारा/).waitFor()
})

test('an enquiry is marked as answered where it stands (STU-168, STU-169)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const name = `Mira ${person.user.id.slice(-6)}`
  await call('POST /api/gemstone-enquiry/enquiry', {
    token: person.token,
    body: { fullName: name, email: person.email, phone: '+44 7700 900123', question: 'Unheated?' },
  })
  const { page, calls } = await openStudio(newVisit)
  await page.goto('/studio')
  await page.getByRole('link', { name: /^Enquiries to answer: \d+$/ }).click()
  const entry = page.getByRole('listitem').filter({ hasText: name })
  const opener = entry.getByRole('button', { name: `Mark as answered: the enquiry of ${name}` })
  await opener.press('Enter')
  const note = entry.getByLabel('What you replied, in a few words')
  await expect(note).toBeFocused()
  await entry.getByRole('button', { name: 'Mark as answered' }).click()
  await entry.getByText('Please write a few words').waitFor()
  await note.fill('Rang her')
  await entry.getByRole('button', { name: 'Mark as answered' }).dblclick()
  await entry.getByText(/^Answered on/).waitFor()
  await expect(entry).toBeFocused()
  expect(calls.filter((one) => one.name.includes('answer-enquiry'))).toHaveLength(1)
})

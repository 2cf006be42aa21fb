import { createPerson, signIn } from '../helpers/accounts.ts'
import { holdTenSeconds } from '../helpers/first-use.ts'
import { expect, test, testVariant } from '../test.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

declare global {
  interface Window {
    shift?: number
  }
}

test('a stranger on a phone finds their moonsign by touch, with three fields and one press and no email (ENT-04)', async ({
  newVisit,
}) => {
  const { page } = await newVisit(phone)
  await page.goto('/')
  await page.getByLabel('Date of birth').fill('1956-01-03')
  await page.getByLabel('Time of birth').fill('11:58')
  const place = page.getByRole('combobox', { name: 'Place of birth' })
  await place.tap()
  await place.pressSequentially('Delhi, India')
  await page.getByRole('option', { name: 'Delhi, India', exact: true }).tap()
  await page.getByRole('button', { name: 'Find my Moonsign' }).tap()
  await page.waitForURL('**/moonsign-lookup')
  const carried = await page.evaluate(() => ({
    birth: JSON.parse(sessionStorage.getItem('carried-birth') ?? 'null') as unknown,
    state: (history.state as { usr?: unknown }).usr,
  }))
  expect(carried).toMatchObject({
    birth: { date: '1956-01-03', time: '11:58', place: { formatted_address: 'Delhi, India' } },
    state: { find: true },
  })
})

test('the start page and a reading are whole without JavaScript, down to the footer (NAV-25, ENT-05)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ ...phone, javaScriptEnabled: false })
  await page.goto('/')
  await page.getByText('£5.99 per month').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).waitFor()
  await page.getByRole('navigation', { name: 'This week, sign by sign' }).getByText('Leo').click()
  await page.waitForURL('**/horoscope/weekly/leo')
  await page.getByRole('link', { name: 'Ask an astrologer' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).waitFor()
})

testVariant(
  'an incomplete birth is reported at its fields and opens nothing (ENT-04)',
  async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/')
    await page.getByLabel('Time of birth').fill('11:58')
    await page.getByRole('button', { name: 'Find my Moonsign' }).click()
    await page.getByText('Please select Date of birth').waitFor()
    await page.getByText('Please select Place of birth').waitFor()
    await expect(page.getByLabel('Date of birth')).toBeFocused()
    await expect(page.getByLabel('Time of birth')).toHaveValue('11:58')
    expect(new URL(page.url()).pathname).toBe('/')
  },
)

testVariant(
  'a browser that has signed in before begins with sign-in, on the screen and for the keyboard, without a shift (ENT-06)',
  async ({ newVisit }) => {
    const person = await createPerson()
    const { page, context } = await newVisit(phone)
    await page.goto('/')
    await signIn(page, person)
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toContainEqual([
      'returning',
      '1',
    ])
    await page.evaluate(() => localStorage.clear())
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shift = (window.shift ?? 0) + entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const email = page.getByLabel('Email', { exact: true })
    const date = page.getByLabel('Date of birth')
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    const listFields = () =>
      page
        .locator('main input:not([type=hidden])')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).type))
    await expect.poll(listFields).toEqual(['email', 'password', 'date', 'time', 'checkbox', 'text'])
    const [emailBox, dateBox] = [await email.boundingBox(), await date.boundingBox()]
    expect(emailBox!.y).toBeLessThan(dateBox!.y)
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02)

    await page.goto('/logout')
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('returning')
  },
)

test('the rest of the start page keeps the server’s markup until the visitor does something, and what is typed early is kept (ENT-09)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await holdTenSeconds(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const isLater = (address: string) => /\/(?:birth\.form|more)-/.test(address)
  await expect(page.getByRole('button', { name: 'Find my Moonsign' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible()
  expect(loaded.filter(isLater)).toEqual([])
  await page.getByLabel('Date of birth').fill('1994-08-21')
  await expect(page.getByRole('button', { name: 'Find my Moonsign' })).toBeEnabled()
  expect(loaded.filter(isLater)).toHaveLength(2)
  await expect(page.getByLabel('Date of birth')).toHaveValue('1994-08-21')
})

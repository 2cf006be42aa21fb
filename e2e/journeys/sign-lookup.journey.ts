import type { Page } from '@playwright/test'
import { signPicture } from '@rashi/contract/pictures.rules'
import { sample } from '../../scripts/test-scope.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test, testVariant } from '../test.ts'

const readPath = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const readState = (page: Page) =>
  page.evaluate(() => (history.state as { usr: unknown } | null)?.usr ?? null)

/** Gives the first page of a visit the navigation state that a link would pass on. */
const seedState = (page: Page, state: unknown) =>
  page.addInitScript((usr) => {
    history.replaceState({ usr, key: 'seeded', idx: 0 }, '')
  }, state)

/** Chromium reports an inline handler when markup is parsed for sanitising, where it cannot run. */
const parsedHandler = /^Executing inline event handler violates/

async function fillBirth(page: Page, date: string, time: string, city: string, place: string) {
  await page.getByLabel('Date of birth').fill(date)
  await page.getByLabel('Time of birth').fill(time)
  await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially(city)
  await page.getByRole('option', { name: place, exact: true }).click()
}

const lookups = [
  // Swiss Ephemeris has the Moon of this birth in Leo and its ascendant in Pisces (pub-0250).
  {
    path: '/moonsign-lookup',
    button: 'Find my Moonsign',
    sign: 'Leo',
    // The Moon at 148.2° sidereal.
    sky: /^The Moon at 28° \d\d′ Leo, in Uttara Phalguni/,
  },
  {
    path: '/rising-sign-lookup',
    button: 'Find my Rising Sign',
    sign: 'Pisces',
    // The ascendant at 345.45° sidereal, at an azimuth of 86°.
    sky: /^The eastern horizon with 15° 2\d′ Pisces rising in the east/,
  },
]

for (const { path, button } of sample(lookups, lookups.length))
  test(`${path} reports missing values of the birth beside their fields (SKY-09, SKY-10)`, async ({
    newVisit,
  }) => {
    const { page, calls } = await newVisit()
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await page.getByText('Please select Date of birth').waitFor()
    await page.getByText('Please select Place of birth').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type'))
    await expect.poll(focused).toBe('date')

    await page.getByLabel('Date of birth').fill('1956-01-03')
    await page.getByRole('button', { name: button }).click()
    await expect.poll(focused).toBe('time')
    const readError = (name: string) =>
      page.getByLabel(name).evaluate((input) => {
        const id = input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
        return document.getElementById(id)?.textContent
      })
    await expect.poll(() => readError('Time of birth')).toBe('Please select Time of birth')
    await expect(page.getByText('Please select Date of birth')).toHaveCount(0)
    expect(calls.filter(({ name }) => name.includes('sign-lookup'))).toEqual([])
  })

for (const { path, button, sign, sky } of sample(lookups, lookups.length))
  test(`${path} shows the sign of a known birth, its sky, its picture and the zodiac (SKY-11, SKY-02, SKY-29, ENT-23)`, async ({
    newVisit,
  }) => {
    const { page, calls } = await newVisit()
    await page.goto(path)
    await fillBirth(page, '1956-01-03', '11:58', 'Delhi', 'Delhi, India')
    await page.getByRole('button', { name: button }).click()
    const heading = page.getByRole('heading', { level: 2, name: sign })
    await heading.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    const picture = page.getByRole('img', { name: new RegExp(`^${sign}:`) })
    await expect(picture).toHaveAttribute('src', signPicture(sign))
    const skyPicture = page.getByRole('img', { name: sky })
    await skyPicture.waitFor()
    await expect
      .poll(() => skyPicture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.getByText('Sidereal zodiac, Lahiri').waitFor()
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/birth-sky')
    await page
      .getByText('Even if the birth time is up to 10 minutes out, the sign stays the same')
      .waitFor()
  })

testVariant(
  'a picture of the sky that cannot be loaded is replaced by a message, and is loaded on retry',
  async ({ newVisit }) => {
    const { page } = await newVisit()
    let isAvailable = false
    await page.route('**/api/rising-sky', (route) =>
      isAvailable ? route.continue() : route.fulfill({ status: 422, json: { msg: 'No' } }),
    )
    await page.goto('/rising-sign-lookup')
    await fillBirth(page, '1956-01-03', '11:58', 'Delhi', 'Delhi, India')
    await page.getByRole('button', { name: 'Find my Rising Sign' }).click()
    await page.getByText('The picture of that sky could not be loaded.').waitFor()
    isAvailable = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('img', { name: /^The eastern horizon/ }).waitFor()
  },
)

testVariant(
  'a birth in the future is rejected beside its field, and one close to a border shows the other sign and the minute in which it begins (SKY-07, SKY-08)',
  async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/moonsign-lookup')
    await fillBirth(page, '2199-01-01', '10:00', 'Delhi', 'Delhi, India')
    await page.getByRole('button', { name: 'Find my Moonsign' }).click()
    await page.locator('form').getByText('A date of birth must be in the past.').waitFor()
    await expect(page.getByLabel('Date of birth')).toHaveValue('2199-01-01')
    const place = page.getByRole('combobox', { name: 'Place of birth' })
    await expect(place).toHaveValue('Delhi, India')
    await place.fill('')
    // 0.39′ before Libra by Swiss Ephemeris (pub-0002): less than the Moon moves in a minute.
    await fillBirth(page, '1984-02-20', '23:03', 'Larkana', 'Larkana, Sindh, Pakistan')
    await page.getByRole('button', { name: 'Find my Moonsign' }).click()
    await page.getByRole('heading', { level: 2, name: 'Virgo' }).waitFor()
    await page.getByText('from 23:04 on the sign was Libra').waitFor()
  },
)

test.describe('/horoscope-generated', () => {
  test('asks first, then shows picture, name and description of the sign of the birth (SKY-02, SKY-13, SKY-15)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await page.goto('/horoscope-generated')
    const dialog = page.getByRole('dialog', { name: 'Reveal your Moonsign' })
    await dialog.waitFor()
    expect(await page.getByText('Leo').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Leo' }).waitFor()
    await page.getByRole('img', { name: /^Leo:/ }).waitFor()
    await page.getByRole('img', { name: /^The Moon at 28° \d\d′ Leo/ }).waitFor()
    await page.getByText('With the Moon in Leo').waitFor()
    await page.getByText('Sidereal zodiac').first().waitFor()
    await page.getByText('How we worked this out').click()
    await page.getByText('3 January 1956 at 06:28').waitFor()
  })

  test('shows the markup of a description and runs no script in it (SKY-14)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit({ expectedConsoleErrors: [parsedHandler] })
    await seedSession(context, await createPerson())
    await seedState(page, { hideModal: true })
    await page.route('**/api/user/get-user-details', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const translation of body.data.user.generated_horoscope.translations)
        translation.short_description =
          '<p>Kept <strong>strong</strong></p><img src=x onerror="window.ran=1"><script>window.ran=1</script>' +
          '<a href="javascript:window.ran=1" onclick="window.ran=1">link</a><iframe src="/"></iframe>'
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/horoscope-generated')
    await page.locator('main strong', { hasText: 'strong' }).waitFor()
    await page.getByText('link', { exact: true }).click()
    expect(await page.locator('main').locator('script, iframe, [onclick], [onerror]').count()).toBe(
      0,
    )
    await expect(page.getByText('link', { exact: true })).not.toHaveAttribute('href')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('shows the sign at once when the navigation state says so, and continues to the plans with its weekly horoscope, or to a manual choice (SKY-15, SKY-16, SKY-17, SKY-22)', async ({
    newVisit,
  }) => {
    const { page, context, calls } = await newVisit()
    await seedSession(context, await createPerson())
    await seedState(page, { hideModal: true })
    await page.goto('/horoscope-generated')
    await page.getByRole('heading', { level: 1, name: 'Leo' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('link', { name: 'Choose manually' }).click()
    await page.getByRole('radio', { name: 'Aries' }).waitFor()
    expect(readPath(page)).toBe('/moonsign-select')
    // The dialog is not offered again after choosing manually.
    expect(calls.filter(({ name }) => name.includes('find-user-horoscope'))).toEqual([])
    expect(await page.getByRole('dialog').count()).toBe(0)

    await page.goBack()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL('**/payment-plan-select')
    expect(await readState(page)).toEqual({ horoscopeId: 5, key: 'Leo', cycle: 1 })
  })

  test('sends a guest to the sign-in page, without a message about an expired session (SKY-18)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/horoscope-generated')
    await page.waitForURL('**/?redirect=horoscope-generated')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await page.getByText('Session expired').count()).toBe(0)
  })
})

test.describe('/moonsign-select', () => {
  test('shows twelve signs, marks the own one and continues with the selected one (SKY-19, SKY-20, ENT-30, DAY-46)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await seedState(page, { hideModal: true })
    await page.goto('/moonsign-select')
    const radios = page.getByRole('radio')
    await radios.first().waitFor()
    expect(await radios.count()).toBe(12)
    await expect(page.getByRole('radiogroup').locator('img').last()).toHaveAttribute(
      'src',
      signPicture('Pisces', '-small'),
    )

    const selected = page.getByRole('radio', { checked: true })
    await expect(selected).toHaveAttribute('value', 'Leo')
    await expect(selected).toHaveAccessibleDescription('Your Moonsign')

    await page.getByRole('radio', { name: 'Scorpio', exact: true }).check()
    await expect(selected).toHaveAttribute('value', 'Scorpio')
    await page.getByRole('button', { name: 'Choose your Moonsign' }).click()
    await page.waitForURL('**/payment-plan-select')
    expect(await readState(page)).toEqual({ horoscopeId: 8, key: 'Scorpio', cycle: 1 })
  })

  testVariant(
    'asks for the rising sign in dual mode and confirms it (SKY-21)',
    async ({ newVisit }) => {
      const { page, context, calls } = await newVisit()
      await seedSession(context, await createPerson())
      await seedState(page, { hideModal: true })
      await page.goto('/moonsign-select')
      await page.getByRole('radio', { name: 'Leo', exact: true }).check()
      await page.getByRole('button', { name: 'Choose your Moonsign' }).click()
      await page.getByText('+ Add Rising Subscription').click()
      await page.getByRole('heading', { level: 1, name: 'Select your Rising Sign' }).waitFor()
      await page.getByRole('radio', { name: 'Pisces', exact: true }).check()
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await page.waitForURL('**/order-confirm')
      expect(calls.filter(({ name }) => name.includes('find-user-horoscope'))).toEqual([])
    },
  )

  test('offers to look up the sign when it is opened directly, and allows a manual choice (SKY-23)', async ({
    newVisit,
  }) => {
    const { page, context, calls } = await newVisit()
    await seedSession(context, await createPerson())
    await page.goto('/moonsign-select')
    const dialog = page.getByRole('dialog', { name: 'Reveal your Moonsign' })
    await dialog.waitFor()
    expect(calls.some(({ name }) => name === 'GET /api/horoscope/find-user-horoscope')).toBe(true)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: 'Virgo', exact: true }).check()

    await page.reload()
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Leo' }).waitFor()
    expect(readPath(page)).toBe('/horoscope-generated')
    await dialog.waitFor({ state: 'detached' })
  })

  test('redirects a guest to the sign-in page after five seconds (SKY-24)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.clock.install()
    // None of the five seconds passes while the page loads.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/moonsign-select')
    await page.getByText('Create an account or login to continue').waitFor()
    const timer = page.getByRole('timer')
    expect(await timer.textContent()).toContain('5')
    await page.clock.runFor(4_000)
    await expect.poll(() => timer.textContent()).toContain('1')
    expect(readPath(page)).toBe('/moonsign-select')
    await page.clock.runFor(1_500)
    await page.waitForURL('**/?redirect=moonsign-select')
  })
})

test('the page on the method shows Sun and Moon of a birth in both zodiacs and keeps nothing of it (DAY-83)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await page.goto('/how-we-know')
  await page.getByRole('button', { name: 'Compare both zodiacs' }).click()
  await page.getByText('Please select Date of birth').waitFor()
  // By Swiss Ephemeris (pub-0126) the Moon was at 6.75° of tropical Sagittarius and 13.30° of sidereal Scorpio.
  await fillBirth(page, '1970-07-15', '12:11', 'Leicester', 'Leicester, England, United Kingdom')
  await page.getByRole('button', { name: 'Compare both zodiacs' }).click()
  const moon = page.getByRole('row', { name: /^Moon/ })
  await expect(moon.getByRole('cell')).toHaveText(['Scorpio13° 18′', 'Sagittarius6° 45′'])
  await expect(page.getByRole('heading', { name: 'One birth, counted twice' })).toBeFocused()
  await page.getByText('Ayanamsa of that day: 23° 26′').waitFor()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain('1970')
})

import { productUrl } from '../product.ts'
import { createFixtures, type Fixtures } from '../screens/fixtures.ts'
import { screens } from '../screens/screens.ts'
import { expect, test, testVariant, useOwnProduct } from '../test.ts'

/** The pictures show the weeks, the sky and the payments of this day, whenever they are taken. */
const pictureTime = Temporal.Instant.from('2029-03-15T12:00Z')

useOwnProduct({ CLOCK_AHEAD: Temporal.Now.instant().until(pictureTime).round('second').toString() })
let fixtures: Fixtures
let nowMs: number
test.beforeAll(async () => {
  fixtures = await createFixtures()
  nowMs = Date.parse(fixtures.newcomer.user.created_at) + 3_600_000
})

const windows = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } }
const themes = { night: 'dark', day: 'light' } as const
const languages = { English: 1, Hindi: 2 }

const pictures = [
  ['sign-in', 'night', 'English', 'desktop'],
  ['sign-in', 'day', 'Hindi', 'phone'],
  ['sign-up', 'day', 'English', 'desktop'],
  ['sign-up', 'night', 'Hindi', 'phone'],
  ['moonsign-lookup-found', 'night', 'English', 'desktop'],
  ['moonsign-lookup-found', 'day', 'Hindi', 'phone'],
  ['horoscope-generated', 'night', 'English', 'phone'],
  ['horoscope-generated', 'day', 'Hindi', 'desktop'],
  ['moonsign-select', 'day', 'English', 'phone'],
  ['moonsign-select', 'night', 'Hindi', 'desktop'],
  ['horoscope-generated-covered', 'day', 'English', 'phone'],
  ['horoscope-weekly-as-guest', 'night', 'English', 'desktop'],
  ['horoscope-weekly', 'night', 'English', 'phone'],
  ['horoscope-weekly', 'day', 'Hindi', 'desktop'],
  ['dashboard-of-a-newcomer', 'night', 'English', 'desktop'],
  ['dashboard-of-a-newcomer', 'day', 'Hindi', 'phone'],
  ['payment-plan-select', 'night', 'English', 'desktop'],
  ['payment-plan-select', 'day', 'Hindi', 'phone'],
  ['order-confirm', 'day', 'English', 'desktop'],
  ['order-confirm', 'night', 'Hindi', 'phone'],
  ['gemstones', 'day', 'English', 'phone'],
  ['gemstones', 'night', 'Hindi', 'desktop'],
  ['gemstone', 'night', 'English', 'phone'],
  ['gemstone', 'day', 'Hindi', 'desktop'],
  ['consultations-as-guest', 'day', 'English', 'desktop'],
  ['consultations-as-guest', 'night', 'Hindi', 'phone'],
  ['life-events', 'night', 'English', 'phone'],
  ['life-events', 'day', 'Hindi', 'desktop'],
  ['my-subscriptions', 'day', 'English', 'desktop'],
  ['my-subscriptions', 'night', 'Hindi', 'phone'],
] as const

for (const [name, theme, language, window] of pictures)
  testVariant(
    `${name} by ${theme}, in ${language}, on a ${window} matches its reference picture`,
    async ({ newVisit }) => {
      const screen = screens.find((one) => one.name === name)
      if (!screen) throw new Error(`no screen is called ${name}`)
      const visit = await newVisit({
        colorScheme: themes[theme],
        viewport: windows[window],
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      })
      const { page, context } = visit
      await page.clock.setFixedTime(nowMs)
      await context.addCookies([
        { name: 'language', value: String(languages[language]), url: productUrl() },
      ])
      await screen.open(visit, fixtures)
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveScreenshot(
        `${[name, theme, language.toLowerCase(), window].join('-')}.png`,
      )
    },
  )

import { screen } from './screen.ts'

/** The desk of horoscopes in the studio. */
export const studioHoroscopesScreens = [
  screen({
    name: 'studio-horoscopes',
    route: '/studio/horoscopes',
    address: '/studio/horoscopes?reading_period=weekly&sign=Leo',
    as: 'owner',
  }),
  screen({
    name: 'studio-horoscopes-none',
    route: '/studio/horoscopes',
    address: '/studio/horoscopes?state=edited&from=2099-01-01',
    as: 'owner',
  }),
  screen({
    name: 'studio-horoscope-written',
    route: '/studio/horoscopes/:id',
    address: '/studio/horoscopes?reading_period=weekly&sign=Leo',
    as: 'owner',
    afterOpen: async (page) => {
      await page.locator('main li a').last().click()
      await page.locator('main section').last().getByRole('button').first().click()
      await page.getByRole('textbox').waitFor()
    },
  }),
]

import { drawPicture } from '../helpers/pictures.ts'
import { screen } from './screen.ts'

/** The gemstones in the studio. */
export const studioGemstonesScreens = [
  screen({
    name: 'studio-gemstones',
    route: '/studio/gemstones',
    as: 'owner',
    afterOpen: async (page) => {
      // The form that adds one.
      await page.locator('main button[aria-expanded]').click()
      await page.locator('main form [name=title]').waitFor()
    },
  }),
  screen({
    name: 'studio-gemstones-none',
    route: '/studio/gemstones',
    address: '/studio/gemstones?q=zzzzzz',
    as: 'owner',
  }),
  screen({
    name: 'studio-gemstone',
    route: '/studio/gemstones/:id',
    address: '/studio/gemstones/1',
    as: 'owner',
    afterOpen: async (page) => {
      await page.locator('input[type=file]').setInputFiles(await drawPicture(300, 200))
      await page.locator('main li img').waitFor()
    },
  }),
]

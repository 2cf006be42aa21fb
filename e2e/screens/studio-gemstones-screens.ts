import { drawPicture } from '../helpers/pictures.ts'
import { getOwnerOfScreens } from '../helpers/staff.ts'
import { call } from '../product.ts'
import { screen } from './screen.ts'

async function addDraft(): Promise<number> {
  const { headers } = await getOwnerOfScreens()
  const body = { category_id: 1, title: 'Spinel ring' }
  return (await call('POST /api/studio/add-gemstone', { headers: { ...headers }, body })).body.id
}

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
  screen({
    name: 'studio-gemstone-draft',
    route: '/studio/gemstones/:id',
    as: 'owner',
    address: async () => `/studio/gemstones/${await addDraft()}`,
    afterOpen: async (page) => {
      // The question before it is deleted.
      await page.locator('main button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  }),
]

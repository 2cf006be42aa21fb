import { sampleFigures } from './sample-figures.ts'
import { mockResponse, screen } from './screen.ts'

/** The figures in the studio: those of a business, with their tables, and those of an installation that has sold nothing yet. */
export const studioFiguresScreens = [
  screen({
    name: 'studio-figures',
    route: '/studio/figures',
    as: 'owner',
    beforeOpen: (page) => mockResponse('**/api/studio/figures', sampleFigures())(page),
    afterOpen: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click()
    },
  }),
  screen({
    name: 'studio-figures-none',
    route: '/studio/figures',
    as: 'owner',
    address: '/studio/figures?month=2024-06',
  }),
]

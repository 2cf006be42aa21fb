import { screen } from './screen.ts'

/** The plans and prices in the studio. */
export const studioPlansScreens = [
  screen({ name: 'studio-plans', route: '/studio/plans', as: 'owner' }),
  screen({
    name: 'studio-plans-preview',
    route: '/studio/plans',
    as: 'owner',
    afterOpen: async (page) => {
      const entry = page.locator('main li').first()
      await entry.getByRole('button').first().click()
      await entry.getByRole('textbox').fill('2.49')
      await entry.locator('form').getByRole('button').click()
      await entry.getByRole('status').getByRole('button').waitFor()
    },
  }),
]

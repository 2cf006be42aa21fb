import { screen } from './screen.ts'

/** The texts of the interface in the studio. */
export const studioTextsScreens = [
  screen({ name: 'studio-texts', route: '/studio/texts', as: 'owner' }),
  screen({
    name: 'studio-texts-edited',
    route: '/studio/texts',
    address: '/studio/texts?q=mail.staff-invitation.subject',
    as: 'owner',
    afterOpen: (page) => page.locator('main li button').first().click(),
  }),
  screen({
    name: 'studio-texts-none',
    route: '/studio/texts',
    address: '/studio/texts?q=zzzzzz',
    as: 'owner',
  }),
]

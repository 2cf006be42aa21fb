import { getOwnerOfScreens } from '../helpers/staff.ts'
import { screen, waitForFirst } from './screen.ts'

/** Screens of the studio. */
export const studioScreens = [
  screen({ name: 'studio-sign-in', route: '/studio/sign-in', address: '/studio/sign-in?ended=1' }),
  screen({
    name: 'studio-join',
    route: '/studio/join/:token',
    address: async () => `/studio/join/${(await getOwnerOfScreens()).invitation}`,
    afterOpen: waitForFirst('main svg[role=img]'),
  }),
  screen({
    name: 'studio-join-invalid',
    route: '/studio/join/:token',
    address: '/studio/join/used',
  }),
  screen({ name: 'studio', route: '/studio', as: 'owner' }),
  screen({ name: 'studio-staff', route: '/studio/staff', as: 'owner' }),
  screen({ name: 'studio-record', route: '/studio/record', as: 'owner' }),
  screen({ name: 'studio-account', route: '/studio/account', as: 'owner' }),
]

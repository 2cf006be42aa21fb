import type { Page } from '@playwright/test'
import { openDialog, screen, waitForFirst } from './screen.ts'

const draft = {
  slug: 'work-and-calling',
  questions: [101, 103],
  otherQuestion: 'Should I bake bread?',
  phone: '+44 2079460018',
}

/** Gives the account the role of an editor, which no account has yet. */
async function mockEditor(page: Page): Promise<void> {
  await page.route('**/api/user/get-user-details', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.user.roles = ['editor']
    await route.fulfill({ response: answer, json: body })
  })
}

/** Only Android devices are asked whether to open the app. */
const mockAndroid = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (Linux; Android 14)' }),
  )

const openMenu = openDialog('header [aria-haspopup=dialog]')
const openDrawer = openDialog('header [aria-haspopup=dialog]', 1)

/** Screens of gemstones, of consultations, of legal texts and of unknown addresses. */
export const contentScreens = [
  screen({ name: 'gemstones', route: '/gemstones', afterOpen: waitForFirst('main li img') }),
  screen({ name: 'gemstones-by-category', route: '/gemstones', afterOpen: openDrawer }),
  screen({
    name: 'gemstones-none-found',
    route: '/gemstones',
    address: '/gemstones?search=kryptonite',
  }),
  screen({
    name: 'gemstone',
    route: '/gemstone/:slug',
    address: ({ gemstone }) => `/gemstone/${gemstone.slug}`,
  }),
  screen({ name: 'gemstone-unknown', route: '/gemstone/:slug', address: '/gemstone/kryptonite' }),
  screen({
    name: 'gemstone-enquiry',
    route: '/gemstone-enquiry',
    as: 'reader',
    state: ({ gemstone }) => ({ gemstone }),
    afterOpen: waitForFirst('main form'),
  }),
  screen({ name: 'gemstone-enquiry-success', route: '/gemstone-enquiry-success', as: 'reader' }),
  screen({ name: 'consultations-as-guest', route: '/consultations' }),
  screen({
    name: 'consultations',
    route: '/consultations',
    as: 'reader',
    afterOpen: waitForFirst('#my-consultations'),
  }),
  screen({ name: 'consultations-by-category', route: '/consultations', afterOpen: openDrawer }),
  screen({
    name: 'consultation-detail',
    route: '/consultation-detail/:url?',
    address: '/consultation-detail/work-and-calling',
  }),
  screen({
    name: 'consultation-form',
    route: '/consultation-form',
    as: 'reader',
    stored: () => ({ 'consultation-draft': draft }),
    afterOpen: waitForFirst('main form'),
  }),
  screen({
    name: 'consultation-confirmation',
    route: '/consultation-confirmation',
    as: 'reader',
    stored: () => ({ 'consultation-draft': draft }),
    afterOpen: waitForFirst('main dl'),
  }),
  screen({
    name: 'deep-link',
    route: '/deeplink/*',
    address: '/deeplink/consultations',
    beforeOpen: mockAndroid,
    afterOpen: waitForFirst('[role=dialog]'),
  }),
  screen({ name: 'how-we-know', route: '/how-we-know' }),
  screen({ name: 'offline', route: '/offline' }),
  screen({ name: 'terms', route: '/terms' }),
  screen({ name: 'menu-as-guest', route: '/terms', afterOpen: openMenu }),
  screen({ name: 'menu', route: '/terms', as: 'reader', afterOpen: openMenu }),
  screen({ name: 'privacy', route: '/privacy' }),
  screen({ name: 'disclaimer', route: '/disclaimer' }),
  screen({ name: 'accessibility', route: '/accessibility' }),
  screen({ name: 'not-open-yet', route: '/editors', as: 'newcomer', beforeOpen: mockEditor }),
  screen({ name: 'not-found', route: '/*', address: '/nosuch' }),
]

import type { Page } from '@playwright/test'
import { opens, screen, shows } from './screen.ts'

const draft = {
  slug: 'work-and-calling',
  questions: [101, 103],
  otherQuestion: 'Should I bake bread?',
  phone: '+44 2079460018',
}

/** No account has the role of an editor yet: here the newcomer's does. */
async function isEditor(page: Page): Promise<void> {
  await page.route('**/api/user/get-user-details', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.user.roles = ['editor']
    await route.fulfill({ response: answer, json: body })
  })
}

/** Only the devices of one system are asked how they would like to go on. */
const isAndroid = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (Linux; Android 14)' }),
  )

const menu = opens('header [aria-haspopup=dialog]')
const drawer = opens('header [aria-haspopup=dialog]', 1)

/** Gemstones, consultations, the small print, and where nothing is. */
export const rooms = [
  screen({ name: 'gemstones', route: '/gemstones', after: shows('main li img') }),
  screen({ name: 'gemstones-by-category', route: '/gemstones', after: drawer }),
  screen({ name: 'gemstones-none-found', route: '/gemstones', at: '/gemstones?search=kryptonite' }),
  screen({
    name: 'gemstone',
    route: '/gemstone/:slug',
    at: ({ gemstone }) => `/gemstone/${gemstone.slug}`,
  }),
  screen({ name: 'gemstone-unknown', route: '/gemstone/:slug', at: '/gemstone/kryptonite' }),
  screen({
    name: 'gemstone-enquiry',
    route: '/gemstone-enquiry',
    as: 'reader',
    state: ({ gemstone }) => ({ gemstone }),
    after: shows('main form'),
  }),
  screen({ name: 'gemstone-enquiry-success', route: '/gemstone-enquiry-success', as: 'reader' }),
  screen({ name: 'consultations-as-guest', route: '/consultations' }),
  screen({
    name: 'consultations',
    route: '/consultations',
    as: 'reader',
    after: shows('#my-consultations'),
  }),
  screen({ name: 'consultations-by-category', route: '/consultations', after: drawer }),
  screen({
    name: 'consultation-detail',
    route: '/consultation-detail/:url?',
    at: '/consultation-detail/work-and-calling',
  }),
  screen({
    name: 'consultation-form',
    route: '/consultation-form',
    as: 'reader',
    kept: () => ({ 'consultation-draft': draft }),
    after: shows('main form'),
  }),
  screen({
    name: 'consultation-confirmation',
    route: '/consultation-confirmation',
    as: 'reader',
    kept: () => ({ 'consultation-draft': draft }),
    after: shows('main dl'),
  }),
  screen({
    name: 'deep-link',
    route: '/deeplink/*',
    at: '/deeplink/consultations',
    before: isAndroid,
    after: shows('[role=dialog]'),
  }),
  screen({ name: 'terms', route: '/terms' }),
  screen({ name: 'menu-as-guest', route: '/terms', after: menu }),
  screen({ name: 'menu', route: '/terms', as: 'reader', after: menu }),
  screen({ name: 'privacy', route: '/privacy' }),
  screen({ name: 'disclaimer', route: '/disclaimer' }),
  screen({ name: 'not-open-yet', route: '/studio', as: 'newcomer', before: isEditor }),
  screen({ name: 'not-found', route: '/*', at: '/nosuch' }),
]

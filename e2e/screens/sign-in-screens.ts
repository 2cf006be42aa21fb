import type { Page } from '@playwright/test'
import { answers, letsWait, screen, shows, submits } from './screen.ts'

/** A birth whose Moon stands in Leo, given on a page of whichever language. */
async function givesBirth(page: Page): Promise<void> {
  await page.locator('input[type=date]').fill('1956-01-03')
  await page.locator('input[type=time]').fill('11:58')
  await page.locator('main [role=combobox]').pressSequentially('Delhi, India')
  await page.getByRole('option', { name: 'Delhi, India', exact: true }).click()
  await submits(page)
  await shows('main h2 ~ * img')(page)
  await shows('main section h3 ~ * img')(page)
}

async function submitsUnfilled(page: Page): Promise<void> {
  await submits(page)
  await shows('[aria-invalid=true]')(page)
}

const dialog = shows('[role=dialog]')
const hideModal = () => ({ hideModal: true })

/** Signing in and up, and from a birth to a sign. */
export const entering = [
  screen({ name: 'sign-in', route: '/' }),
  screen({
    name: 'sign-in-unfilled',
    route: '/',
    after: submitsUnfilled,
  }),
  screen({ name: 'sign-up', route: '/signup' }),
  screen({
    name: 'sign-up-unfilled',
    route: '/signup',
    after: submitsUnfilled,
  }),
  screen({ name: 'forgot-password', route: '/forgot-password' }),
  screen({
    name: 'reset-password',
    route: '/reset-password/:token/:email',
    at: '/reset-password/0123456789abcdef/asha@example.test',
  }),
  screen({
    name: 'login-link',
    route: '/login-link/:token',
    at: '/login-link/0123456789abcdef',
    before: letsWait('**/api/login/link/redeem'),
  }),
  screen({
    name: 'login-link-used-up',
    route: '/login-link/:token',
    at: '/login-link/0123456789abcdef',
    after: shows('main [role=alert]'),
  }),
  screen({
    name: 'confirm-email',
    route: '/confirm-email/:token',
    at: '/confirm-email/0123456789abcdef',
    before: answers('**/api/user/confirm-email', { email: 'asha@example.test' }),
    after: shows('main a[href="/"]'),
  }),
  screen({
    name: 'confirm-email-used-up',
    route: '/confirm-email/:token',
    at: '/confirm-email/0123456789abcdef',
    after: shows('main [role=alert]'),
  }),
  screen({ name: 'moonsign-lookup', route: '/moonsign-lookup' }),
  screen({ name: 'moonsign-lookup-found', route: '/moonsign-lookup', after: givesBirth }),
  screen({ name: 'rising-sign-lookup', route: '/rising-sign-lookup' }),
  screen({ name: 'rising-sign-lookup-found', route: '/rising-sign-lookup', after: givesBirth }),
  screen({
    name: 'horoscope-generated-covered',
    route: '/horoscope-generated',
    as: 'newcomer',
    after: dialog,
  }),
  screen({
    name: 'horoscope-generated',
    route: '/horoscope-generated',
    as: 'newcomer',
    state: hideModal,
    after: shows('main img'),
  }),
  screen({
    name: 'moonsign-select-as-guest',
    route: '/moonsign-select',
    // A countdown leads away from it: here it stands still.
    before: (page) => page.clock.setFixedTime(new Date()),
    after: shows('main [role=timer]'),
  }),
  screen({
    name: 'moonsign-select-offer',
    route: '/moonsign-select',
    as: 'newcomer',
    after: dialog,
  }),
  screen({
    name: 'moonsign-select',
    route: '/moonsign-select',
    as: 'newcomer',
    state: hideModal,
    kept: ({ signIds }) => ({
      'selected-horoscope': { horoscopeId: signIds['Leo'], key: 'Leo', cycle: 1 },
    }),
    after: shows('main input:checked'),
  }),
  screen({
    name: 'rising-sign-select',
    route: '/moonsign-select',
    as: 'newcomer',
    state: () => ({ dual: true }),
    after: shows('main input:checked'),
  }),
]

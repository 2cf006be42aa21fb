import type { Page } from '@playwright/test'
import { productUrl } from '../product.ts'
import {
  keepOrder,
  leavePending,
  mockResponse,
  screen,
  submitForm,
  waitForFirst,
} from './screen.ts'

/** Submits a birth with the Moon in Leo, on a page in any language. */
async function submitBirth(page: Page): Promise<void> {
  await page.locator('input[type=date]').fill('1956-01-03')
  await page.locator('input[type=time]').fill('11:58')
  await page.locator('main [role=combobox]').pressSequentially('Delhi, India')
  await page.getByRole('option', { name: 'Delhi, India', exact: true }).click()
  await submitForm(page)
  await waitForFirst('main img:is([src^="/media/moon"], [src^="/media/horizon"])')(page)
  await waitForFirst('main img[src^="/media/signs"]')(page)
}

async function submitEmptyForm(page: Page): Promise<void> {
  await submitForm(page)
  await waitForFirst('[aria-invalid=true]')(page)
}

/** Does what loads the rest of the start page, and waits for it. */
async function useStartPage(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.locator('main form [type=submit]:enabled').nth(1).waitFor()
}

const returning = () => ({ name: 'returning', value: '1', url: productUrl() })

/** The state of the page for the second step, in which no time is up. */
const waitForSecondStep = (methods: readonly string[]) => ({
  token: '0123456789abcdef',
  methods,
  expires_at: '2099-12-31T00:00:00Z',
  landing: '/dashboard',
})

const waitForDialog = waitForFirst('[role=dialog]')
const hideModal = () => ({ hideModal: true })

/** Screens of signing in, of signing up and of finding one's sign. */
export const signInScreens = [
  screen({ name: 'start', route: '/', afterOpen: useStartPage }),
  screen({
    name: 'start-unfilled',
    route: '/',
    afterOpen: async (page) => {
      await useStartPage(page)
      await submitEmptyForm(page)
    },
  }),
  screen({
    name: 'start-returning',
    route: '/',
    beforeOpen: (page) => page.context().addCookies([returning()]),
    afterOpen: useStartPage,
  }),
  screen({ name: 'sign-in', route: '/', address: '/?redirect=consultations' }),
  screen({
    name: 'sign-in-unfilled',
    route: '/',
    address: '/?redirect=consultations',
    afterOpen: submitEmptyForm,
  }),
  screen({
    name: 'sign-in-with-order',
    route: '/',
    address: '/?redirect=one-off-confirmation',
    beforeOpen: keepOrder,
    afterOpen: waitForFirst('main section[aria-label]'),
  }),
  screen({ name: 'sign-up', route: '/signup' }),
  screen({
    name: 'sign-up-with-order',
    route: '/signup',
    beforeOpen: keepOrder,
    afterOpen: waitForFirst('main section[aria-label]'),
  }),
  screen({
    name: 'sign-up-unfilled',
    route: '/signup',
    afterOpen: submitEmptyForm,
  }),
  screen({ name: 'forgot-password', route: '/forgot-password' }),
  screen({
    name: 'reset-password',
    route: '/reset-password/:token/:email',
    address: '/reset-password/0123456789abcdef/asha@example.test',
  }),
  screen({
    name: 'stop-letter',
    route: '/letters/stop/:letter/:token',
    address: '/letters/stop/weekly/0123456789abcdef',
  }),
  screen({
    name: 'stop-letter-failed',
    route: '/letters/stop/:letter/:token',
    address: '/letters/stop/trial/0123456789abcdef',
    consoleErrors: [/422/],
    afterOpen: async (page) => {
      await page.locator('main [type=submit]').click()
      await page.locator('main [role=alert]').waitFor()
    },
  }),
  screen({
    name: 'second-step-code',
    route: '/second-step',
    state: () => waitForSecondStep(['code', 'recovery-code']),
    afterOpen: waitForFirst('main form [type=submit]:enabled'),
  }),
  screen({
    name: 'second-step-passkey',
    route: '/second-step',
    state: () => waitForSecondStep(['code', 'passkey', 'recovery-code']),
    afterOpen: waitForFirst('main button'),
  }),
  screen({
    name: 'second-step-over',
    route: '/second-step',
    afterOpen: waitForFirst('main a:is([href="/"], [href="/?lang=hi"])'),
  }),
  screen({
    name: 'login-link',
    route: '/login-link/:token',
    address: '/login-link/0123456789abcdef',
    beforeOpen: leavePending('**/api/login/link/redeem'),
  }),
  screen({
    name: 'login-link-used-up',
    route: '/login-link/:token',
    address: '/login-link/0123456789abcdef',
    afterOpen: waitForFirst('main [role=alert]'),
  }),
  screen({
    name: 'welcome',
    route: '/welcome/:token',
    address: '/welcome/0123456789abcdef',
    beforeOpen: mockResponse('**/api/login/link/preview', {
      email: 'a…a@example.test',
      is_expected: true,
    }),
    afterOpen: waitForFirst('main button'),
  }),
  screen({
    name: 'welcome-used-up',
    route: '/welcome/:token',
    address: '/welcome/0123456789abcdef',
    as: 'newcomer',
    afterOpen: waitForFirst('main [role=alert]'),
  }),
  screen({
    name: 'confirm-email',
    route: '/confirm-email/:token',
    address: '/confirm-email/0123456789abcdef',
    beforeOpen: mockResponse('**/api/user/confirm-email', { email: 'asha@example.test' }),
    afterOpen: waitForFirst('main a:is([href="/"], [href="/?lang=hi"])'),
  }),
  screen({
    name: 'confirm-email-used-up',
    route: '/confirm-email/:token',
    address: '/confirm-email/0123456789abcdef',
    afterOpen: waitForFirst('main [role=alert]'),
  }),
  screen({ name: 'moonsign-lookup', route: '/moonsign-lookup' }),
  screen({ name: 'moonsign-lookup-found', route: '/moonsign-lookup', afterOpen: submitBirth }),
  screen({ name: 'rising-sign-lookup', route: '/rising-sign-lookup' }),
  screen({
    name: 'rising-sign-lookup-found',
    route: '/rising-sign-lookup',
    afterOpen: submitBirth,
  }),
  screen({
    name: 'horoscope-generated-covered',
    route: '/horoscope-generated',
    as: 'newcomer',
    afterOpen: waitForDialog,
  }),
  screen({
    name: 'horoscope-generated',
    route: '/horoscope-generated',
    as: 'newcomer',
    state: hideModal,
    afterOpen: waitForFirst('main img'),
  }),
  screen({
    name: 'horoscope-generated-with-order',
    route: '/horoscope-generated',
    as: 'newcomer',
    state: hideModal,
    beforeOpen: keepOrder,
    afterOpen: waitForFirst('#pending-order'),
  }),
  screen({
    name: 'moonsign-select-as-guest',
    route: '/moonsign-select',
    // Stops the countdown that redirects a guest.
    beforeOpen: (page) => page.clock.setFixedTime(new Date()),
    afterOpen: waitForFirst('main [role=timer]'),
  }),
  screen({
    name: 'moonsign-select-offer',
    route: '/moonsign-select',
    as: 'newcomer',
    afterOpen: waitForDialog,
  }),
  screen({
    name: 'moonsign-select',
    route: '/moonsign-select',
    as: 'newcomer',
    state: hideModal,
    stored: ({ signIds }) => ({
      'selected-horoscope': { horoscopeId: signIds['Leo'], key: 'Leo', cycle: 1 },
    }),
    afterOpen: waitForFirst('main input:checked'),
  }),
  screen({
    name: 'rising-sign-select',
    route: '/moonsign-select',
    as: 'newcomer',
    state: () => ({ dual: true }),
    afterOpen: waitForFirst('main input:checked'),
  }),
]

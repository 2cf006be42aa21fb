import type { Page } from '@playwright/test'
import { answers, opens, screen, shows } from './screen.ts'

const horoscope = '/horoscope/:timePeriod/:horoscopeSign'
const listed = async (page: Page) => {
  await shows('main [role=tabpanel] li')(page)
  await shows('header a[href="/noticeboard"]')(page)
}

/** Horoscopes, and a reader's own rooms. */
export const reading = [
  screen({ name: 'horoscope-weekly-as-guest', route: horoscope, at: '/horoscope/weekly/leo' }),
  screen({ name: 'horoscope-monthly-as-guest', route: horoscope, at: '/horoscope/monthly/aries' }),
  screen({ name: 'horoscope-yearly-as-guest', route: horoscope, at: '/horoscope/yearly/pisces' }),
  screen({ name: 'horoscope-unknown', route: horoscope, at: '/horoscope/daily/leo' }),
  screen({
    name: 'horoscope-weekly',
    route: horoscope,
    as: 'reader',
    at: '/horoscope/weekly/leo',
  }),
  screen({
    name: 'horoscope-chapters',
    route: horoscope,
    as: 'reader',
    at: '/horoscope/weekly/leo',
    after: opens('header [aria-haspopup=dialog]', 1),
  }),
  screen({
    name: 'horoscope-monthly',
    route: horoscope,
    as: 'reader',
    at: '/horoscope/monthly/leo',
  }),
  screen({
    name: 'horoscope-yearly',
    route: horoscope,
    as: 'reader',
    at: '/horoscope/yearly/leo',
  }),
  screen({
    name: 'dashboard-of-a-newcomer',
    route: '/dashboard/:tabId?',
    at: '/dashboard',
    as: 'newcomer',
    after: listed,
  }),
  screen({
    name: 'dashboard-empty',
    route: '/dashboard/:tabId?',
    at: '/dashboard',
    as: 'newcomer',
    before: answers('**/api/horoscope/user-horoscopes**', {
      activeHoroscopes: { Weekly: [], Monthly: [], Yearly: [] },
    }),
  }),
  screen({
    name: 'dashboard-weekly',
    route: '/dashboard/:tabId?',
    at: '/dashboard',
    as: 'reader',
    after: listed,
  }),
  screen({
    name: 'dashboard-monthly',
    route: '/dashboard/:tabId?',
    at: '/dashboard/2',
    as: 'reader',
    after: listed,
  }),
  screen({
    name: 'dashboard-yearly',
    route: '/auth/dashboard',
    at: '/auth/dashboard?tab=3',
    as: 'reader',
    after: listed,
  }),
  screen({ name: 'profile', route: '/profile', as: 'reader', after: shows('main form') }),
  screen({ name: 'account', route: '/account', as: 'reader', after: shows('main section li') }),
  screen({
    name: 'noticeboard',
    route: '/noticeboard',
    as: 'reader',
    after: shows('main li'),
  }),
  screen({
    name: 'noticeboard-empty',
    route: '/noticeboard',
    as: 'reader',
    before: answers('**/api/noticeboard/user-noticeboard', {
      noticeboards: [],
      allNoticeboardRead: true,
    }),
  }),
  screen({
    name: 'noticeboard-failed',
    route: '/noticeboard',
    as: 'reader',
    before: answers(
      '**/api/noticeboard/user-noticeboard',
      { message: 'The board is being mended.', code: 'unavailable' },
      503,
    ),
    complaints: [/status of 503/],
  }),
  screen({ name: 'life-events-as-guest', route: '/life-events', after: shows('main li button') }),
  screen({
    name: 'life-events',
    route: '/life-events',
    as: 'reader',
    at: '/life-events?sign=virgo',
    kept: ({ sections }) => ({
      'life-event-basket': { key: 'Virgo', partIds: sections, isGuests: false },
    }),
    after: shows('main li button'),
  }),
  screen({
    name: 'life-event-confirmation',
    route: '/life-event-confirmation',
    as: 'reader',
    kept: ({ ownSections }) => ({
      'bought-life-events': { key: 'Leo', partIds: ownSections, isGuests: false },
    }),
    after: shows('main li a'),
  }),
  screen({
    name: 'life-event-view',
    route: '/life-event-view',
    as: 'reader',
    at: ({ ownSections }) => `/life-event-view?sign=leo&section=${ownSections[1]}`,
  }),
  screen({
    name: 'life-event-drawer',
    route: '/life-event-view',
    as: 'reader',
    at: ({ ownSections }) => `/life-event-view?sign=leo&section=${ownSections[1]}`,
    after: opens('header [aria-haspopup=dialog]', 1),
  }),
]

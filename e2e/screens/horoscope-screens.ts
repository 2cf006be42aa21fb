import type { Page } from '@playwright/test'
import { failWithoutNetwork, mockResponse, openDialog, screen, waitForFirst } from './screen.ts'

const horoscope = '/horoscope/:timePeriod/:horoscopeSign'
const waitForList = async (page: Page) => {
  await waitForFirst('main [role=tabpanel] li')(page)
  await waitForFirst('header a[href="/noticeboard"]')(page)
}

/** The day of a reader whose birth is not known. */
const withoutMoonsign = {
  date: '2026-11-22',
  key: null,
  moon: {
    sign: 'Aries',
    degrees_in_sign: 11.2,
    nakshatra: 'ashwini',
    illuminated_percent: 95,
    waxing: true,
    mediaUrl: '/media/moon/112_42_95_waxing_239.svg',
    until: '2026-11-24T01:54:00Z',
    next_sign: 'Taurus',
    house: null,
    translations: [
      {
        language_id: 1,
        text: 'The Moon is in Aries until 01:54 on Tuesday.',
        evidence: 'The Moon at 11° Aries in Ashwini (quick off the mark), waxing, 95% lit.',
      },
      {
        language_id: 2,
        text: 'चंद्रमा मंगलवार तड़के 1:54 बजे तक मेष राशि में हैं।',
        evidence: 'चंद्रमा मेष में 11° पर, नक्षत्र अश्विनी (फुर्तीला), शुक्ल पक्ष, 95% प्रकाशित।',
      },
    ],
  },
  next_date: null,
  readings: [],
}

/** Screens of horoscopes, of the account, of notices and of life events. */
export const horoscopeScreens = [
  screen({ name: 'horoscope-weekly-as-guest', route: horoscope, address: '/horoscope/weekly/leo' }),
  screen({
    name: 'horoscope-monthly-as-guest',
    route: horoscope,
    address: '/horoscope/monthly/aries',
  }),
  screen({
    name: 'horoscope-yearly-as-guest',
    route: horoscope,
    address: '/horoscope/yearly/pisces',
  }),
  screen({ name: 'horoscope-unknown', route: horoscope, address: '/horoscope/daily/leo' }),
  screen({
    name: 'horoscope-weekly',
    route: horoscope,
    as: 'reader',
    address: '/horoscope/weekly/leo',
  }),
  screen({
    name: 'horoscope-without-network',
    route: horoscope,
    as: 'reader',
    address: '/horoscope/weekly/leo',
    beforeOpen: failWithoutNetwork('**/api/horoscope/user-new-single-horoscope/**'),
    afterOpen: waitForFirst('main [role=alert]'),
    consoleErrors: [/ERR_FAILED/],
  }),
  screen({
    name: 'horoscope-monthly-locked',
    route: horoscope,
    as: 'newcomer',
    address: '/horoscope/monthly/virgo',
  }),
  screen({
    name: 'horoscope-chapters',
    route: horoscope,
    as: 'reader',
    address: '/horoscope/weekly/leo',
    afterOpen: openDialog('header [aria-haspopup=dialog]', 1),
  }),
  screen({
    name: 'horoscope-monthly',
    route: horoscope,
    as: 'reader',
    address: '/horoscope/monthly/leo',
  }),
  screen({
    name: 'horoscope-yearly',
    route: horoscope,
    as: 'reader',
    address: '/horoscope/yearly/leo',
  }),
  screen({
    name: 'horoscope-year-section',
    route: horoscope,
    as: 'reader',
    address: ({ ownSections }) => `/horoscope/yearly/leo?section=${ownSections[1]}`,
  }),
  screen({
    name: 'horoscope-year-section-locked',
    route: horoscope,
    as: 'newcomer',
    address: ({ ownSections }) => `/horoscope/yearly/leo?section=${ownSections[1]}`,
  }),
  screen({
    name: 'horoscope-year-section-failed',
    route: horoscope,
    as: 'reader',
    address: ({ ownSections }) => `/horoscope/yearly/leo?section=${ownSections[1]}`,
    // The answer of a proxy in front of the product, which has no message for readers.
    beforeOpen: mockResponse('**/api/horoscope/user-new-single-horoscope/**', {}, 502),
    afterOpen: waitForFirst('main [role=alert]'),
    consoleErrors: [/status of 502/],
  }),
  screen({
    name: 'dashboard-of-a-newcomer',
    route: '/dashboard/:tabId?',
    address: '/dashboard',
    as: 'newcomer',
    afterOpen: waitForList,
  }),
  screen({
    name: 'dashboard-empty',
    route: '/dashboard/:tabId?',
    address: '/dashboard',
    as: 'newcomer',
    beforeOpen: mockResponse('**/api/horoscope/user-horoscopes**', {
      activeHoroscopes: { Weekly: [], Monthly: [], Yearly: [] },
    }),
  }),
  screen({
    name: 'dashboard-without-today',
    route: '/dashboard/:tabId?',
    address: '/dashboard',
    as: 'newcomer',
    beforeOpen: mockResponse(
      '**/api/horoscope/today**',
      { message: 'The almanac is being mended.', code: 'unavailable' },
      503,
    ),
    consoleErrors: [/status of 503/],
    afterOpen: waitForList,
  }),
  screen({
    name: 'dashboard-without-moonsign',
    route: '/dashboard/:tabId?',
    address: '/dashboard',
    as: 'newcomer',
    beforeOpen: mockResponse('**/api/horoscope/today**', { today: withoutMoonsign }),
    afterOpen: waitForList,
  }),
  screen({
    name: 'dashboard-weekly',
    route: '/dashboard/:tabId?',
    address: '/dashboard',
    as: 'reader',
    afterOpen: waitForList,
  }),
  screen({
    name: 'dashboard-after-payment',
    route: '/dashboard/:tabId?',
    address: '/dashboard',
    as: 'reader',
    stored: ({ reader }) => ({
      'last-purchase': {
        buyerId: reader.user.id,
        kind: 'one_off',
        what: [
          [
            { language_id: 1, text: 'Virgo · November 16 - November 22' },
            { language_id: 2, text: 'कन्या · 16 नवंबर - 22 नवंबर' },
          ],
        ],
        amount: 2.49,
        message: 'Thank you. Your horoscope is open, and a receipt is on its way.',
        readAt: '/horoscope/weekly/virgo?period=2026-11-16',
        isNew: true,
      },
    }),
    afterOpen: waitForList,
  }),
  screen({
    name: 'dashboard-monthly',
    route: '/dashboard/:tabId?',
    address: '/dashboard/2',
    as: 'reader',
    afterOpen: waitForList,
  }),
  screen({
    name: 'dashboard-yearly',
    route: '/auth/dashboard',
    address: '/auth/dashboard?tab=3',
    as: 'reader',
    afterOpen: waitForList,
  }),
  screen({
    name: 'profile',
    route: '/profile',
    as: 'reader',
    afterOpen: waitForFirst('main form'),
  }),
  screen({
    name: 'account',
    route: '/account',
    as: 'reader',
    afterOpen: waitForFirst('main section li'),
  }),
  screen({
    name: 'noticeboard',
    route: '/noticeboard',
    as: 'reader',
    afterOpen: waitForFirst('main li'),
  }),
  screen({
    name: 'noticeboard-empty',
    route: '/noticeboard',
    as: 'reader',
    beforeOpen: mockResponse('**/api/noticeboard/user-noticeboard', {
      noticeboards: [],
      allNoticeboardRead: true,
    }),
  }),
  screen({
    name: 'noticeboard-failed',
    route: '/noticeboard',
    as: 'reader',
    beforeOpen: mockResponse(
      '**/api/noticeboard/user-noticeboard',
      { message: 'The board is being mended.', code: 'unavailable' },
      503,
    ),
    consoleErrors: [/status of 503/],
  }),
  screen({
    name: 'life-events-as-guest',
    route: '/life-events',
    afterOpen: waitForFirst('main li button'),
  }),
  screen({
    name: 'life-events',
    route: '/life-events',
    as: 'reader',
    address: '/life-events?sign=virgo',
    stored: ({ sections }) => ({
      'life-event-basket': { key: 'Virgo', partIds: sections, isGuests: false },
    }),
    afterOpen: waitForFirst('main li button'),
  }),
  screen({
    name: 'life-event-confirmation',
    route: '/life-event-confirmation',
    as: 'reader',
    stored: ({ ownSections }) => ({
      'bought-life-events': { key: 'Leo', partIds: ownSections, isGuests: false },
    }),
    afterOpen: waitForFirst('main li a'),
  }),
  screen({
    name: 'life-event-view',
    route: '/life-event-view',
    as: 'reader',
    address: ({ ownSections }) => `/life-event-view?sign=leo&section=${ownSections[1]}`,
  }),
  screen({
    name: 'life-event-drawer',
    route: '/life-event-view',
    as: 'reader',
    address: ({ ownSections }) => `/life-event-view?sign=leo&section=${ownSections[1]}`,
    afterOpen: openDialog('header [aria-haspopup=dialog]', 1),
  }),
]

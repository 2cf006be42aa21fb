import type { Door } from './doors.rules.ts'

/** The steps in which a sign and a plan are chosen have a bar of their own with the button that continues. */
const choosing = /^\/(?:moonsign-select|payment-plan-select|horoscope-generated)\/?$/

/** Returns whether a page, which is no step of a payment, has the bottom bar. */
export const hasTabBar = (pathname: string): boolean => !choosing.test(pathname)

/** Returns the four links of the bottom bar, for signed-in readers on phones. */
export const tabs = (week: string): readonly [Door, Door, Door, Door] => [
  { text: 'shell.today', to: '/dashboard', section: /^\/(auth\/)?dashboard/ },
  {
    text: 'shell.reading',
    label: 'shell.reading-label',
    to: week,
    section: /^\/(horoscope|life-event-view|life-events)(\/|$)/,
  },
  {
    text: 'shell.ask-short',
    label: 'shell.ask',
    to: '/consultations',
    section: /^\/consultation/,
  },
  {
    text: 'shell.account',
    to: '/account',
    section: /^\/(account|profile|my-subscriptions|payments|noticeboard)/,
  },
]

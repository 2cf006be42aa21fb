import type { TextKey } from '../lib/texts.ts'

/** A link of the header or of the bottom bar to a part of the site. */
export interface Door {
  readonly text: TextKey
  /** Its accessible name, where the visible word alone says too little. */
  readonly label?: TextKey
  readonly to: string
  /** The addresses of its part of the site. */
  readonly section: RegExp
}

/** Returns the link to a reader's week. Until their sign is known it is the list of their horoscopes. */
export const weekOf = (signKey: string | undefined): string =>
  signKey ? `/horoscope/weekly/${signKey.toLowerCase()}` : '/dashboard?tab=1'

/** Returns the five links of the header. A guest has the same ones, each to what is open to everybody. */
export const headerDoors = (hasSession: boolean, week: string): readonly Door[] => [
  {
    text: 'shell.today',
    to: hasSession ? '/dashboard' : '/',
    section: hasSession ? /^\/(auth\/)?dashboard/ : /^\/$/,
  },
  {
    text: 'shell.readings',
    label: 'shell.readings-label',
    to: hasSession ? week : '/#signs',
    section: /^\/(horoscope|life-event-view|life-events)(\/|$)/,
  },
  { text: 'shell.ask', to: '/consultations', section: /^\/consultation/ },
  { text: 'shell.gemstones', to: '/gemstones', section: /^\/gemstone/ },
  { text: 'shell.find-sign', to: '/moonsign-lookup', section: /^\/(moon|rising-)sign-lookup/ },
]

/** Returns `page` for the link to the current page, and `true` for the one to the part of the site that it is in. */
export function currentOf({ to, section }: Door, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return section.test(pathname) ? 'true' : undefined
}

const entering =
  /^\/(signup|forgot-password|reset-password|second-step|login-link|welcome|confirm-email|logout)/

/** Returns the address of the sign-in page, which leads back to the current page; one on the way in keeps its own. */
export function signInAddress(pathname: string, search: string): string {
  const wanted = entering.test(pathname)
    ? new URLSearchParams(search).get('redirect')
    : pathname + search
  return wanted ? `/?redirect=${encodeURIComponent(wanted)}` : '/'
}

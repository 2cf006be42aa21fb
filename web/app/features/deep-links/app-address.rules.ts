/** Pages that the app has too: it calls them by the same name, without the slash (MOB-18). */
const samePages = [
  'moonsign-select',
  'payment-plan-select',
  'consultation-form',
  'consultations',
  'gemstones',
  'life-events',
  'noticeboard',
  'gemstone-enquiry',
  'my-subscriptions',
]

/** The app's own name for a path of this site; empty, its start, where it has no such page. */
export function appPathOf(path: string): string {
  const [name = '', ...values] = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
  if (name === 'horoscope' && values.length === 2) return ['horoscopeDetail', ...values].join('/')
  if (name === 'consultation-detail' && values.length <= 1) return [name, ...values].join('/')
  return samePages.includes(name) && values.length === 0 ? name : ''
}

/** The address that opens the app at what a path of this site shows. */
export const appAddressOf = (scheme: string, path: string): string =>
  `${scheme}://${appPathOf(path)}`

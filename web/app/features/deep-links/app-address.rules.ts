/** Pages that have the same name in the app, without the slash (MOB-18). */
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

/** Returns the app's path for a path of this site; empty, its start page, where it has no such page. */
export function toAppPath(path: string): string {
  const [name = '', ...values] = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
  if (name === 'horoscope' && values.length === 2) return ['horoscopeDetail', ...values].join('/')
  if (name === 'consultation-detail' && values.length <= 1) return [name, ...values].join('/')
  return samePages.includes(name) && values.length === 0 ? name : ''
}

/** Returns the address that opens the app at a path of this site. */
export const toAppAddress = (scheme: string, path: string): string =>
  `${scheme}://${toAppPath(path)}`

/** The card pages that the app opens, and how many ids their addresses begin with. */
const idsIn: Record<string, number> = {
  'enter-payment-mobile': 2,
  'enter-life-event-payment-mobile': 1,
  'one-off-confirmation-mobile': 1,
}
const page =
  /^\/(enter-payment-mobile|enter-life-event-payment-mobile|one-off-confirmation-mobile)(?=\/|$)/i
const ids = /^(\d|,|%2C)+$/i
const language = /[?&](lang=[a-z]{2})(?=&|$)/

export interface MobileAddress {
  /** The address without the token: the page, its ids and the language. */
  readonly address: string
  /** The token, or whatever is in its place where the link lacks an earlier part. */
  readonly secret: string | undefined
}

/** Separates the token from the address of a mobile card page; undefined for other pages. */
export function readMobileAddress(url: string): MobileAddress | undefined {
  const [path = '', search = ''] = (url.split('#')[0] ?? '').split(/(?=\?)/)
  const name = page.exec(path)?.[1]?.toLowerCase()
  if (name === undefined) return undefined
  const parts = path
    .slice(name.length + 1)
    .split('/')
    .filter(Boolean)
  let idCount = 0
  while (idCount < (idsIn[name] ?? 0) && ids.test(parts[idCount] ?? '')) idCount++
  const lang = language.exec(search)?.[1]
  return {
    address: ['', name, ...parts.slice(0, idCount)].join('/') + (lang ? `?${lang}` : ''),
    secret: parts[idCount],
  }
}

/**
 * Does the same in the document's head, before anything else can read the address: it stores the token and
 * replaces the address. A test compares it with `readMobileAddress`.
 */
export const hideToken =
  '(function(l){var m=/^\\/(enter-payment-mobile|enter-life-event-payment-mobile|' +
  'one-off-confirmation-mobile)(?=\\/|$)/i.exec(l.pathname);if(!m)return;m=m[1].toLowerCase();' +
  "var p=l.pathname.slice(m.length+1).split('/').filter(Boolean)," +
  "n=m==='enter-payment-mobile'?2:1,i=0,q=/[?&](lang=[a-z]{2})(?=&|$)/.exec(l.search);" +
  "while(i<n&&/^(\\d|,|%2C)+$/i.test(p[i]||''))i++;" +
  'if(p[i])window.handedOver=p[i];' +
  "history.replaceState(history.state,'',['',m].concat(p.slice(0,i)).join('/')+" +
  "(q?'?'+q[1]:''))})(location);"

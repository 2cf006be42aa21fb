import { defaultLanguage, languageCodes, languageIdOf } from '@rashi/contract/languages.rules'
import { sessionIdleMinutes } from '@rashi/contract/session.rules'
import { pendingOrderKey, pendingOrderMinutes } from '../lib/pending-order-key.rules.ts'
import { hideToken } from '../features/mobile-checkout/index.ts'

const otherLanguages = Object.fromEntries(
  languageCodes
    .filter((code) => code !== defaultLanguage)
    .map((code) => [languageIdOf(code), code]),
)

/**
 * Opens a public page again at its address in the reader's language, if the address names none: such a page is sent to
 * everybody in the default language. It is hidden until then.
 */
const openInOwnLanguage =
  'try{var h=document.documentElement,l=location,' +
  `c=${JSON.stringify(otherLanguages)}[(/(?:^|; )language=(\\d+)/.exec(document.cookie)||[])[1]];` +
  'if(c&&c!==h.lang&&!/[?&]lang=/.test(l.search)){h.hidden=true;' +
  "l.replace(l.pathname+(l.search?l.search+'&':'?')+'lang='+c+l.hash)}}catch(e){}"

/**
 * Runs before anything is fetched or painted. It removes a token from the address, leads a reader of another language to the
 * page's address in it, applies the chosen theme,
 * marks a browser that has signed in before, for which the start page begins with sign-in, and marks a live
 * session, so that a signed-in reader does not see the guest's part of a page (`[data-guest]`) for a moment. A test
 * compares the session's rule with lib/session.rules.ts. It also marks a kept order, for which a page keeps room, so
 * that nothing moves when it appears.
 */
export const beforeFirstPaint =
  hideToken +
  openInOwnLanguage +
  "try{var r=document.documentElement,s=localStorage,t=s.getItem('theme')," +
  "e=s.getItem('session-expiry');" +
  "if(t==='night'||t==='day')r.dataset.theme=t;" +
  "if(/(?:^|; )returning=1/.test(document.cookie))r.dataset.returning='';" +
  `if(s.getItem('auth-token')&&e&&e.trim()&&Date.now()-e<=${sessionIdleMinutes * 60_000})` +
  "r.dataset.signedIn='';" +
  `var o=JSON.parse(s.getItem('${pendingOrderKey}'));` +
  `if(o&&Date.now()-o.storedAt<=${pendingOrderMinutes * 60_000})r.dataset.pendingOrder=''}catch(e){}`

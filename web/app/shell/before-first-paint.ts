import { sessionIdleMinutes } from '@rashi/contract/session.rules'
import { pendingOrderKey, pendingOrderMinutes } from '../lib/pending-order-key.rules.ts'
import { hideToken } from '../features/mobile-checkout/index.ts'

/**
 * Runs before anything is fetched or painted. It removes a token from the address, applies the chosen theme,
 * marks a browser that has signed in before, for which the start page begins with sign-in, and marks a live
 * session, so that a signed-in reader does not see the guest's part of a page (`[data-guest]`) for a moment. A test
 * compares the session's rule with lib/session.rules.ts. It also marks a kept order, for which a page keeps room, so
 * that nothing moves when it appears.
 */
export const beforeFirstPaint =
  hideToken +
  "try{var r=document.documentElement,s=localStorage,t=s.getItem('theme')," +
  "e=s.getItem('session-expiry');" +
  "if(t==='night'||t==='day')r.dataset.theme=t;" +
  "if(/(?:^|; )returning=1/.test(document.cookie))r.dataset.returning='';" +
  `if(s.getItem('auth-token')&&e&&e.trim()&&Date.now()-e<=${sessionIdleMinutes * 60_000})` +
  "r.dataset.signedIn='';" +
  `var o=JSON.parse(s.getItem('${pendingOrderKey}'));` +
  `if(o&&Date.now()-o.storedAt<=${pendingOrderMinutes * 60_000})r.dataset.pendingOrder=''}catch(e){}`

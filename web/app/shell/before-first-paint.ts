import { sessionIdleMinutes } from '@rashi/contract/session.rules'
import { hideToken } from '../features/mobile-checkout/index.ts'

/**
 * Runs before anything is fetched or painted. It removes a token from the address, applies the chosen theme,
 * marks a browser that has signed in before, for which the start page begins with sign-in, and marks a live
 * session, so that a signed-in reader does not see the guest's part of a page (`[data-guest]`) for a moment. A test compares the session's rule with lib/session.rules.ts.
 */
export const beforeFirstPaint =
  hideToken +
  "try{var r=document.documentElement,s=localStorage,t=s.getItem('theme')," +
  "e=s.getItem('session-expiry');" +
  "if(t==='night'||t==='day')r.dataset.theme=t;" +
  "if(/(?:^|; )returning=1/.test(document.cookie))r.dataset.returning='';" +
  `if(s.getItem('auth-token')&&e&&e.trim()&&Date.now()-e<=${sessionIdleMinutes * 60_000})` +
  "r.dataset.signedIn=''}catch(e){}"

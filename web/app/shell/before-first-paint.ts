import { hideToken } from '../features/mobile-checkout/index.ts'

/**
 * Runs before anything is fetched or painted: a token leaves the address; then the chosen theme, and
 * whether a session is live, so that a page rendered for a guest hides what a signed-in reader must not
 * see flash (`[data-guest]`). The session's rule is that of lib/session.rules.ts, which a test compares
 * it with.
 */
export const beforeFirstPaint =
  hideToken +
  "try{var r=document.documentElement,s=localStorage,t=s.getItem('theme')," +
  "e=s.getItem('session-expiry');" +
  "if(t==='night'||t==='day')r.dataset.theme=t;" +
  "if(s.getItem('auth-token')&&e&&e.trim()&&Date.now()-e<=18e5)r.dataset.signedIn=''}catch(e){}"

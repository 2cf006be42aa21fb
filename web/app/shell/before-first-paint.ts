/**
 * Runs before anything is painted: the chosen theme, and whether a session is stored, so that a page
 * rendered for a guest hides what a signed-in reader must not see flash (`[data-guest]` in global.css).
 */
export const beforeFirstPaint =
  "try{var r=document.documentElement,s=localStorage,t=s.getItem('theme');" +
  "if(t==='night'||t==='day')r.dataset.theme=t;" +
  "if(s.getItem('auth-token'))r.dataset.signedIn=''}catch(e){}"

import { hydrateLater } from '../lib/hydrate-later.tsx'
import { keepMarkup } from './keep-markup.tsx'
// The server's markup needs these styles before the code is loaded.
import './footer.module.css'
import './tab-bar.module.css'

const load = () => import('./foot.entry.ts')

/**
 * Only the start page may wait for a visitor's first deed. Other pages change the router's state when their data is
 * loaded in the browser, and React shows nothing of that change while code below the router is waited for.
 */
const mayWait = () => typeof window !== 'undefined' && window.location.pathname === '/'

const KeptFooter = keepMarkup('footer', 'footer')
const KeptTabBar = keepMarkup('nav', 'nav[data-tab-bar]')

/** The footer and the bottom bar: their links work without code, also where it cannot be loaded. */
export const Footer = hydrateLater(
  () =>
    load().then(
      (module) => module.Footer,
      () => KeptFooter,
    ),
  null,
  mayWait,
)
export const TabBar = hydrateLater(
  () =>
    load().then(
      (module) => module.TabBar,
      () => KeptTabBar,
    ),
  null,
  mayWait,
)

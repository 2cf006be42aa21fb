import { hydrateLater } from '../lib/hydrate-later.tsx'
import { keepMarkup } from './keep-markup.tsx'
// The server's markup needs these styles before the code is loaded.
import './footer.module.css'
import './tab-bar.module.css'

const load = () => import('./foot.entry.ts')

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
)
export const TabBar = hydrateLater(
  () =>
    load().then(
      (module) => module.TabBar,
      () => KeptTabBar,
    ),
  null,
)

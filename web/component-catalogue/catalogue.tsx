import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Outlet, createBrowserRouter, RouterProvider } from 'react-router'
import '../app/styles/global.css'
import { Actions } from './actions.tsx'
import { Fields } from './fields.tsx'
import { Motions } from './motions.tsx'
import { Ornaments } from './ornaments.tsx'
import { Reading } from './reading.tsx'
import { FocusOnNavigation } from '../app/ui/focus-on-navigation.tsx'
import { Rule } from '../app/ui/rule.tsx'
import { RunningHead } from '../app/ui/running-head.tsx'
import { SkipLink } from '../app/ui/skip-link.tsx'
import { TextLink } from '../app/ui/text-link.tsx'
import { ThemeSwitch } from '../app/ui/theme-switch.tsx'
import { Toasts } from '../app/ui/toasts.tsx'
import layout from '../app/ui/layout.module.css'

// The address sets theme and language: ?theme=day&lang=hi
const parameters = new URLSearchParams(location.search)
const theme = parameters.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
document.documentElement.lang = parameters.get('lang') ?? 'en'

function Catalogue() {
  return (
    <>
      <SkipLink to="#parts" label="Skip to the parts" />
      <header className={layout.page} style={{ paddingBottom: 0 }}>
        <div className={`${layout.row} ${layout.apart}`}>
          <TextLink to="/another-page" alone>
            Another page
          </TextLink>
          <ThemeSwitch
            label="Appearance"
            names={{ system: 'Match device', night: 'Night', day: 'Day' }}
          />
        </div>
        <RunningHead left="Plate I" middle="Instruments & ornaments" right="MMXXVI" />
      </header>
      <main id="parts" className={`${layout.page} ${layout.stack} ${layout.loose}`}>
        <div className={layout.stack}>
          <h1>The Moon stands where she stood</h1>
          <p className={layout.lead}>
            Every part that a page is made of, in each of its states, by night and by day.
          </p>
        </div>
        <Ornaments />
        <Rule kind="degrees" />
        <Actions />
        <Rule kind="star" />
        <Fields />
        <Rule kind="star" />
        <Motions />
        <Rule kind="star" />
        <Reading />
      </main>
      <Toasts label="Notices" dismissLabel="Close" />
    </>
  )
}

function AnotherPage() {
  return (
    <main className={`${layout.page} ${layout.stack}`}>
      <h1>Another page</h1>
      <TextLink to="/">Back to the parts</TextLink>
    </main>
  )
}

const router = createBrowserRouter([
  {
    element: (
      <>
        <Outlet />
        <FocusOnNavigation />
      </>
    ),
    children: [
      { path: '/another-page', element: <AnotherPage /> },
      { path: '*', element: <Catalogue /> },
    ],
  },
])

createRoot(document.getElementById('catalogue')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

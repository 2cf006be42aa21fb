import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageHeading } from './page-heading.ts'

/**
 * Focuses the new page's h1 after a navigation, so that screen readers read the page from its start. A
 * changed query is the same page, and the first load leaves the focus to the browser.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    pageHeading()?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

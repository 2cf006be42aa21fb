import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation the new page's h1 takes the focus, so that it is heard and read from its start. A
 * changed query is the same page, and the first load leaves the focus to the browser.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return null
}

import { useEffect, useRef, type ComponentProps } from 'react'
import { useLocation } from 'react-router'

/** The page's h1. After a navigation it takes the focus, so that the new page is heard; on a first load it does not. */
export function FocusHeading(props: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  const isFirstLoad = key === 'default'
  useEffect(() => {
    if (!isFirstLoad) heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a changed query is the same page
  }, [pathname])
  return <h1 {...props} ref={heading} tabIndex={-1} />
}

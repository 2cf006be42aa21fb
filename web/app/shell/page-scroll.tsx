import { use, useMemo, useState } from 'react'
import {
  ScrollRestoration,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useLocation,
} from 'react-router'

/**
 * Scrolls as `ScrollRestoration` does, to the top of a new page and to the saved position of one that is shown again, but
 * leaves the page that the browser has opened where its visitor scrolls it. React Router would scroll that page when its
 * first data arrive, as if it had navigated, and has no option for that.
 */
export function PageScroll() {
  const state = use(DataRouterStateContext)
  const { key } = useLocation()
  const [openedKey] = useState(key)
  const [isOpenedPage, setIsOpenedPage] = useState(true)
  if (isOpenedPage && key !== openedKey) setIsOpenedPage(false)
  const scrollState = useMemo(
    () => (isOpenedPage && state ? { ...state, restoreScrollPosition: false as const } : state),
    [isOpenedPage, state],
  )
  return (
    <DataRouterStateContext value={scrollState}>
      <ScrollRestoration />
    </DataRouterStateContext>
  )
}

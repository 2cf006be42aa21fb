import { Outlet } from 'react-router'
import { RouteFailure } from './route-failure.tsx'

/** The layout of every page. A failure is shown in place of the page, within the frame. */
export default function PagesLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteFailure />
}

import { Outlet } from 'react-router'
import { RouteFailure } from './route-failure.tsx'

/** Around every page: what cannot be shown is said in its place, and the frame with its theme stays. */
export default function PagesLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteFailure />
}

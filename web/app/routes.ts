/** The site map, in reading order. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  // Entering
  index('features/identity/sign-in.page.tsx'),
  route('logout', 'features/identity/logout.page.tsx'),

  // One's own rooms: a live session is asked for
  layout('shell/protected.layout.tsx', []),

  route('*', 'shell/not-found.page.tsx'),
] satisfies RouteConfig

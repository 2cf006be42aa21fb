/** The site map, in reading order. */
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  // Entering
  index('features/identity/sign-in.page.tsx'),

  route('*', 'shell/not-found.page.tsx'),
] satisfies RouteConfig

export type GuardVerdict = 'open' | 'session-expired' | 'not-permitted'

/** Decides whether a route may open: it needs a live session and, if the route names roles, one of them. */
export function guard({
  isLive,
  roles,
  allowedRoles,
}: {
  isLive: boolean
  roles: readonly string[]
  allowedRoles?: readonly string[] | undefined
}): GuardVerdict {
  if (!isLive) return 'session-expired'
  if (allowedRoles && !allowedRoles.some((role) => roles.includes(role))) return 'not-permitted'
  return 'open'
}

export type GuardVerdict = 'open' | 'session-expired' | 'not-permitted'

/** Whether a route may open: a live session, and one of the allowed roles where the route names some. */
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

/** Matches a path. `:name` matches one segment and returns it, `*` matches one. */
export function matchSegments(
  segments: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  if (segments.length !== parts.length) return null
  const found: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? ''
    if (segment.startsWith(':') && part !== '') found[segment.slice(1)] = part
    else if (segment !== part && segment !== '*') return null
  }
  return found
}

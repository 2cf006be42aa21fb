const base = 'https://this.site'

/**
 * A `redirect` value as a path of this site, or undefined where it would lead elsewhere (decisions.md
 * section 3). `moonsign-select` and `/moonsign-select?x=1` are paths; `//x`, `https://x`, `/\x`,
 * `javascript:x` and their encoded forms are not.
 */
export function safePath(value: string): string | undefined {
  let decoded = value
  // A value may have been encoded more than once on its way; every layer has to be harmless.
  for (let layer = 0; layer < 4; layer++) {
    if (!isPath(decoded)) return undefined
    let next: string
    try {
      next = decodeURIComponent(decoded)
    } catch {
      return undefined
    }
    if (next === decoded) break
    decoded = next
  }
  const url = new URL(value.startsWith('/') ? value : `/${value}`, base)
  return url.origin === base ? url.pathname + url.search + url.hash : undefined
}

function isPath(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters from addresses
  if (value === '' || /[\\\u0000-\u0020\u007f]/.test(value)) return false
  if (value.startsWith('//') || value.startsWith('/.')) return false
  return !/^[a-z][a-z0-9+.-]*:/i.test(value)
}

const base = 'https://this.site'
/** A value may have been encoded more than once: each layer has to be harmless. */
const maxLayers = 8

/**
 * Returns a `redirect` value as a path of this site, or undefined if it leads elsewhere (docs/product/decisions.md
 * section 3). `moonsign-select` and `/moonsign-select?x=1` are paths; `//x`, `https://x`, `/\x`,
 * `javascript:x`, values that become one of them when dots are resolved (`.//x`), and their encoded forms
 * are not.
 */
export function safePath(value: string): string | undefined {
  if (value === '') return undefined
  const path = resolved(value.startsWith('/') ? value : `/${value}`)
  let layer = path
  for (let depth = 0; layer !== undefined && depth < maxLayers; depth++) {
    const decoded = decodedOnce(layer)
    if (decoded === layer) return path
    layer = decoded !== undefined && resolved(decoded) !== undefined ? decoded : undefined
  }
  return undefined
}

/** Does the same for an address of a link, whose query may contain anything and is not changed. */
export function safeAddress(value: string): string | undefined {
  const end = value.search(/[?#]/)
  const path = safePath(end < 0 ? value : value.slice(0, end))
  return path === undefined || end < 0 ? path : path + value.slice(end)
}

function resolved(rooted: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters from addresses
  if (/[\\\u0000-\u0020\u007f]/.test(rooted)) return undefined
  if (/^\/[a-z][a-z0-9+.-]*:/i.test(rooted) || rooted.startsWith('//')) return undefined
  const url = new URL(rooted, base)
  // Dots are resolved: `/.//x` and `/a/..//x` have the path `//x`, which names another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

function decodedOnce(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

const modulePreload = /<link rel="modulepreload" [^>]*>/g

/**
 * Moves the preloads of scripts to the end of the head, with low priority: they are a page's largest part and not
 * needed for its first paint, so styles and fonts are loaded before them.
 */
export function preloadScriptsLast(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.slice(0, end)
  const scripts = [...head.matchAll(modulePreload)].map(([link]) =>
    link.replace('<link ', '<link fetchPriority="low" '),
  )
  return head.replace(modulePreload, '') + scripts.join('') + html.slice(end)
}

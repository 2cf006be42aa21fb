const modulePreload = /<link rel="modulepreload" [^>]*>/g

/**
 * The head with its scripts announced last and as less urgent: they are a page's largest part and not
 * needed for its first sight, so styles and fonts go before them on a slow line.
 */
export function announceScriptsLast(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.slice(0, end)
  const scripts = [...head.matchAll(modulePreload)].map(([link]) =>
    link.replace('<link ', '<link fetchPriority="low" '),
  )
  return head.replace(modulePreload, '') + scripts.join('') + html.slice(end)
}

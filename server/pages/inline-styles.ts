import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const linkedSheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/** Reads the style sheets of the build once, by their addresses. */
function readSheets(clientFolder: string): Map<string, { element: string; hash: string }> {
  const files = readdirSync(join(clientFolder, 'assets')).filter((file) => file.endsWith('.css'))
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(clientFolder, 'assets', file), 'utf8').trim()
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      return [`/assets/${file}`, { element: `<style>${text}</style>`, hash }]
    }),
  )
}

/**
 * Returns a function that writes the style sheets of a page into it, so that its first paint waits for no other response
 * (decision 0045). The links stay for the router, which finds its sheets by them, but are disabled: browsers do not load
 * them. Each sheet stands behind its own link, so that the order stays right when the router adds and removes links.
 */
export function createStyleInliner(clientFolder: string) {
  const sheets = readSheets(clientFolder)

  /** Returns the page with its sheets, and their hashes for the Content-Security-Policy. */
  return (html: string): { html: string; hashes: readonly string[] } => {
    const end = html.indexOf('</head>')
    if (end < 0) return { html, hashes: [] }
    const hashes: string[] = []
    const head = html.slice(0, end).replaceAll(linkedSheet, (link: string, address: string) => {
      const sheet = sheets.get(address)
      if (!sheet) return link
      hashes.push(sheet.hash)
      return link.replace('/>', ' disabled=""/>') + sheet.element
    })
    return { html: head + html.slice(end), hashes }
  }
}

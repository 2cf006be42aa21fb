import { plainPath } from './lib/page-address.rules.ts'
import { waitForUse, waiting } from './shell/wait-for-use.ts'

/** The pages that the server sends whole to guests: what it sends can be read and followed without a script. */
const wholePage =
  /^\/(?:(?:moonsign|rising-sign)-lookup|payment-plan-select|how-we-know|terms|privacy|disclaimer|accessibility|horoscope\/[^/]+\/[^/]+)?$/

const modulePreload = /<link rel="modulepreload" [^>]*>/g
const start = /(<script[^>]* type="module" async="">)([\s\S]*?)(<\/script>)/

/**
 * Decides when the scripts of a rendered page start. Those of a whole page wait for its first use
 * (`shell/wait-for-use.ts`), so that a phone can show it and scroll in it undisturbed; those of any other page start at
 * once. They are a page's largest part, so styles, fonts and pictures are loaded before them.
 */
export function placeScripts(html: string, pathname: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.slice(0, end)
  const links = [...head.matchAll(modulePreload)].map(([link]) => link)
  const rest = head.replace(modulePreload, '')
  if (!wholePage.test(plainPath(pathname)))
    return rest + links.map(withLowPriority).join('') + html.slice(end)
  return (
    rest +
    html
      .slice(end)
      .replace(
        start,
        (_, open: string, code: string, close: string) =>
          open + startWhenUsed(code, links.map(addressOf)) + close,
      )
  )
}

const withLowPriority = (link: string) => link.replace('<link ', '<link fetchPriority="low" ')
const addressOf = (link: string) => /href="([^"]*)"/.exec(link)?.[1] ?? ''

/** Returns the script that starts a page, with its imports made when the page is used. */
function startWhenUsed(code: string, scripts: readonly string[]): string {
  const imports = code
    .replace(/^import (".*?");?$/gm, 'await import($1);')
    .replace(/^import \* as (\w+) from (".*?");$/gm, 'const $1 = await import($2);')
  return `await (${waitForUse.toString()})(${JSON.stringify({ scripts, ...waiting })});\n${imports}`
}

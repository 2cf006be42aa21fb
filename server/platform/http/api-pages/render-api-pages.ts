import type { RouteDefinition } from '@rashi/contract'
import { drawBrandMark } from '@rashi/engraving'
import { escapeHtml } from '../../escape-html.ts'
import type { ApiDocument } from './api-document.rules.ts'
import { type Call, idOf, renderCall } from './call-section.ts'
import { groups } from './groups.ts'
import { renderIntroduction } from './introduction.ts'
import { style } from './style.ts'

interface Described {
  readonly document: ApiDocument
  readonly routes: Readonly<Record<string, RouteDefinition>>
  /** The address of this installation, for examples. */
  readonly server: string
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`

function groupCalls({ document, routes }: Described): [string, Call[]][] {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]): Call => {
      const method = verb.toUpperCase()
      const name = `${method} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`
      const route = routes[name]
      if (!route) throw new Error(`${name} is not a call of the contract`)
      return { method, path, operation, route }
    }),
  )
  const byTag = Object.groupBy(calls, ({ route }) => route.tag)
  return Object.keys(groups).map((tag) => [tag, byTag[tag] ?? []])
}

const titleOf = (tag: string) => escapeHtml(groups[tag]?.title ?? tag)

/** Renders the contents: all groups, and the calls of the one that is open. */
function renderContents(grouped: readonly [string, Call[]][], current: string | null): string {
  const items = grouped.map(([tag, calls]) => {
    const isCurrent = tag === current
    const inner = calls.map(
      (call) => `<li><a href="#${idOf(call)}">${escapeHtml(nameOf(call))}</a></li>`,
    )
    return `<li><a href="/api/docs/${tag}"${isCurrent ? ' aria-current="page"' : ''}>${titleOf(tag)}</a>${
      isCurrent ? `<ul class="calls">${inner.join('')}</ul>` : ''
    }</li>`
  })
  return `<nav aria-label="Contents"><h2>Contents</h2><ul>
<li><a href="/api/docs"${current === null ? ' aria-current="page"' : ''}>Introduction</a></li>
${items.join('\n')}</ul></nav>`
}

const renderList = (grouped: readonly [string, Call[]][]) =>
  grouped
    .map(([tag, calls]) => {
      const links = calls.map(
        (call) =>
          `<li><a href="/api/docs/${tag}#${idOf(call)}"><code>${escapeHtml(nameOf(call))}</code></a></li>`,
      )
      return `<h4><a href="/api/docs/${tag}">${titleOf(tag)}</a></h4><ul class="list">${links.join('')}</ul>`
    })
    .join('\n')

function renderGroup(tag: string, calls: readonly Call[], server: string): string {
  return `<h1>${titleOf(tag)}</h1>
<p class="lead">${escapeHtml(groups[tag]?.lead ?? '')}</p>
${calls.map((call) => renderCall(call, server)).join('\n')}`
}

/**
 * Renders the description of the API for people: an introduction at `docs` and a page for each group at `docs/{tag}`, without
 * scripts or other files.
 *
 * @returns the pages by their address below `/api/`.
 */
export function renderApiPages(described: Described): ReadonlyMap<string, string> {
  const { document, server } = described
  const grouped = groupCalls(described)
  const site = document.info.title
  const render = (title: string, current: string | null, main: string) =>
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<div class="frame">
<header><a href="/api/docs">${drawBrandMark({ size: 64 })}<span>${escapeHtml(site)}</span></a></header>
<div class="body">
${renderContents(grouped, current)}
<main id="main">
${main}
</main>
</div>
</div>
</body>
</html>`
  return new Map([
    ['docs', render(site, null, renderIntroduction(site, server, renderList(grouped)))],
    ...grouped.map(([tag, calls]): [string, string] => [
      `docs/${tag}`,
      render(`${groups[tag]?.title ?? tag} · ${site}`, tag, renderGroup(tag, calls, server)),
    ]),
  ])
}

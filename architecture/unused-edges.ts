import type { Import } from './source-tree.ts'

/** The edges of a map of modules, each a directory below `parent`, that none of the imports uses. */
export function unusedEdges(
  map: Readonly<Record<string, readonly string[]>>,
  imports: readonly Import[],
  parent: string,
): string[] {
  const used = new Set(
    imports.map(({ from, to }) => `${moduleOf(from, parent)} → ${moduleOf(to, parent)}`),
  )
  return Object.entries(map)
    .flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`))
    .filter((edge) => !used.has(edge))
}

const moduleOf = (path: string, parent: string): string | undefined =>
  path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/')[0] : undefined

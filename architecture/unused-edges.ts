import type { Import } from './source-tree.ts'

/** Lists the edges of a map of modules, which are directories in `parent`, that no import uses. */
export function listUnusedEdges(
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

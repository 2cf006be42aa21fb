import { posix } from 'node:path'
import type { Import } from './source-tree.ts'

/** Tests and benchmarks may import anything; the helpers that they share may not. */
const isTestOrBenchmark = (path: string) => /\.(test|spec|journey|bench)\.tsx?$/.test(path)
const isOwnFile = (to: string) =>
  /^(packages|server|web|e2e|testing|benchmarks|architecture)\//.test(to)

/**
 * Finds the directories that import each other in a cycle, each cycle sorted. A directory and its
 * subdirectory count as two: one may import the other, but not both each other.
 */
export const findDirectoryCycles = (imports: readonly Import[]): string[][] =>
  findStronglyConnected(collectEdges(imports, posix.dirname))

/** Finds the files that import each other in a cycle. */
export const findFileCycles = (imports: readonly Import[]): string[][] =>
  findStronglyConnected(collectEdges(imports, (path) => path))

/** Lists the imports within a cycle for a failure message. */
export function describeCycle(cycle: readonly string[], imports: readonly Import[]): string[] {
  const nodeOf = (path: string) => (cycle.includes(path) ? path : posix.dirname(path))
  return imports
    .filter(
      ({ from, to }) =>
        !isTestOrBenchmark(from) && !isTestOrBenchmark(to) && nodeOf(from) !== nodeOf(to),
    )
    .filter(({ from, to }) => cycle.includes(nodeOf(from)) && cycle.includes(nodeOf(to)))
    .map(({ from, to }) => `${from} → ${to}`)
    .toSorted()
}

type Edges = ReadonlyMap<string, ReadonlySet<string>>

function collectEdges(imports: readonly Import[], nodeOf: (path: string) => string): Edges {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (isTestOrBenchmark(from) || isTestOrBenchmark(to) || !isOwnFile(to)) continue
    const [source, target] = [nodeOf(from), nodeOf(to)]
    if (source !== target) edges.set(source, (edges.get(source) ?? new Set()).add(target))
  }
  return edges
}

/** Finds the strongly connected components of at least two nodes by Tarjan's algorithm. */
function findStronglyConnected(edges: Edges): string[][] {
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []

  const visit = (node: string): void => {
    index.set(node, index.size)
    lowest.set(node, index.get(node) ?? 0)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      else if (!stack.includes(next)) continue
      lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(node) !== index.get(node)) return
    const component = stack.splice(stack.indexOf(node))
    if (component.length > 1) components.push(component.toSorted())
  }

  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return components
}

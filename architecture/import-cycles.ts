import { posix } from 'node:path'
import type { Import } from './source-tree.ts'

/** Test files may import anything; the helpers that they share may not. */
const isTestFile = (path: string) => /\.(test|spec|journey|bench)\.tsx?$/.test(path)
const isOwnFile = (to: string) =>
  /^(packages|server|web|e2e|testing|benchmarks|architecture)\//.test(to)

/**
 * The directories of source files that import each other in a loop, each component sorted. A directory is
 * the folder that holds a file: a folder and its subfolder are two, so a subfolder may be imported by its
 * parent or import from it, but not both.
 */
export const directoryCycles = (imports: readonly Import[]): string[][] =>
  stronglyConnected(edgesOf(imports, posix.dirname))

/** The files that import each other in a loop. */
export const fileCycles = (imports: readonly Import[]): string[][] =>
  stronglyConnected(edgesOf(imports, (path) => path))

/** One import that leads from each member of a cycle to the next, for the failure message. */
export function describeCycle(cycle: readonly string[], imports: readonly Import[]): string[] {
  const nodeOf = (path: string) => (cycle.includes(path) ? path : posix.dirname(path))
  return imports
    .filter(({ from, to }) => !isTestFile(from) && !isTestFile(to) && nodeOf(from) !== nodeOf(to))
    .filter(({ from, to }) => cycle.includes(nodeOf(from)) && cycle.includes(nodeOf(to)))
    .map(({ from, to }) => `${from} → ${to}`)
    .toSorted()
}

type Edges = ReadonlyMap<string, ReadonlySet<string>>

function edgesOf(imports: readonly Import[], nodeOf: (path: string) => string): Edges {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (isTestFile(from) || isTestFile(to) || !isOwnFile(to)) continue
    const [source, target] = [nodeOf(from), nodeOf(to)]
    if (source !== target) edges.set(source, (edges.get(source) ?? new Set()).add(target))
  }
  return edges
}

/** Tarjan's algorithm; components of one node are left out. */
function stronglyConnected(edges: Edges): string[][] {
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

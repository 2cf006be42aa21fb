import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const roots = ['entry.client.tsx', 'root.tsx'].map((file) => join(import.meta.dirname, 'app', file))
/** Fewer pages than this fetch a shared module by itself; it is no part of the others' download. */
const fewPages = 16

/**
 * What every page needs travels as one file instead of fifty: it compresses better (13 KB of 140 on the
 * sign-in page), and each answer saves its headers.
 */
export function firstLoadGroups() {
  const frame = new Set<string>()
  function reachFrom(graph: Graph) {
    const waiting = [...roots]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (frame.has(id)) continue
      frame.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return [
    {
      name: (id: string, graph: Graph) => {
        if (frame.size === 0) reachFrom(graph)
        return frame.has(id) && !roots.includes(id) ? 'frame' : null
      },
      priority: 2,
    },
    { name: 'shared', minShareCount: fewPages, priority: 1 },
  ]
}

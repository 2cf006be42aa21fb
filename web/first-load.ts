import { join, sep } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const app = join(import.meta.dirname, 'app')
const roots = ['entry.client.tsx', 'root.tsx'].map((file) => join(app, file))
const signIn = join(app, 'features/identity/sign-in.page.tsx')
/** Fewer pages than this fetch a shared module by itself; it is no part of the others' download. */
const fewPages = 16

/** What the browser needs before anything, beginning with some modules. */
function reachFrom(graph: Graph, from: readonly string[], found = new Set<string>()): Set<string> {
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const isOurs = (id: string) => id.startsWith(app + sep) && !id.includes('.page.')

/**
 * What pages share travels as a few files instead of fifty: it compresses better (13 KB of 140 on the
 * sign-in page), each answer saves its headers, and a phone on a slow line waits for fewer of them. What
 * every page needs is the frame; what the sign-in page adds to it serves the other forms too; of the
 * rest, our own small parts are the kit. A library that only some pages need stays by itself.
 */
export function firstLoadGroups() {
  let frame: Set<string> | undefined
  let entering: Set<string> | undefined
  const light = new Map<string, boolean>()

  function isFrame(id: string, graph: Graph): boolean {
    frame ??= reachFrom(graph, roots)
    return frame.has(id)
  }

  /** Ours, and without a library behind it. */
  function isLight(id: string, graph: Graph): boolean {
    const known = light.get(id)
    if (known !== undefined) return known
    const found =
      isOurs(id) &&
      [...reachFrom(graph, [id])].every(
        (one) => isFrame(one, graph) || !/node_modules|\0/.test(one),
      )
    light.set(id, found)
    return found
  }

  return [
    {
      name: (id: string, graph: Graph) =>
        isFrame(id, graph) && !roots.includes(id) ? 'frame' : null,
      priority: 4,
    },
    {
      name: (id: string, graph: Graph) => {
        entering ??= reachFrom(graph, [signIn])
        return entering.has(id) && isLight(id, graph) ? 'entering' : null
      },
      priority: 3,
    },
    {
      name: (id: string, graph: Graph) =>
        /[\\/]app[\\/](ui|lib)[\\/]/.test(id) && isLight(id, graph) ? 'kit' : null,
      minShareCount: 4,
      priority: 2,
    },
    { name: 'shared', minShareCount: fewPages, priority: 1 },
  ]
}

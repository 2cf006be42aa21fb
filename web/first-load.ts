import { join, sep } from 'node:path'

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

const app = join(import.meta.dirname, 'app')
const contract = join(import.meta.dirname, '../packages/contract')
const roots = ['entry.client.tsx', 'root.tsx'].map((file) => join(app, file))
/** Code that the frame loads later needs it; in `entering` it would bring styles along, behind the page's own. */
const alsoFrame = join(app, 'lib/answer-cache.ts')
const startPage = join(app, 'features/front-page/front.page.tsx')
const studio = [join(app, 'features/studio'), join(app, 'shell/studio')]
/** A module that fewer pages share is loaded by itself. */
const fewPages = 16
/** A small module that at least so many pages share is loaded with the others of its kind. */
const severalPages = 8
/** In bytes before compression. */
const smallModule = 3000

/** Collects the modules that some modules need, directly or indirectly. */
function collectImports(
  graph: Graph,
  from: readonly string[],
  found = new Set<string>(),
): Set<string> {
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Returns whether a page of customers needs a module, directly or indirectly; `known` keeps what was found. */
function isOfCustomers(id: string, graph: Graph, known: Map<string, boolean>): boolean {
  const found = known.get(id)
  if (found !== undefined) return found
  if (studio.some((folder) => id.startsWith(folder + sep))) return false
  const info = graph.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
  // While its importers are asked, a module that they import in turn counts for nothing.
  known.set(id, false)
  const isNeeded =
    importers.length === 0 || importers.some((one) => isOfCustomers(one, graph, known))
  known.set(id, isNeeded)
  return isNeeded
}

const isContract = (id: string) => id.startsWith(contract + sep)
const isOurs = (id: string) => id.startsWith(app + sep) && !id.includes('.page.')

/**
 * Groups the modules that pages share into a few files instead of fifty: they compress better (13 KB of 140 on the
 * start page), and a phone on a slow connection waits for fewer responses. `frame` is what every page needs,
 * `entering` what the start page adds, which other forms use too, and `kit` the small components among the rest.
 * `names` is what the start page shares with most pages, such as those of the signs; it does not bring along the rules of
 * forms, which are in `shared`. `common` is what is too small for a file of its own: 6 of the 31 files of a reading. A library
 * that only some pages need is loaded by itself, and so is what only the studio needs, which a group would bring along into
 * files of customers.
 */
export function firstLoadGroups() {
  let frame: Set<string> | undefined
  let ofStartPage: Set<string> | undefined
  const light = new Map<string, boolean>()
  const ofCustomers = new Map<string, boolean>()

  function isFrame(id: string, graph: Graph): boolean {
    frame ??= collectImports(graph, roots)
    return frame.has(id) || id === alsoFrame
  }

  function isOfStartPage(id: string, graph: Graph): boolean {
    ofStartPage ??= collectImports(graph, [startPage])
    return ofStartPage.has(id)
  }

  /** Returns whether a module is ours and imports no library outside the frame. */
  function isLight(id: string, graph: Graph): boolean {
    const known = light.get(id)
    if (known !== undefined) return known
    const found =
      isOurs(id) &&
      [...collectImports(graph, [id])].every(
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
      name: (id: string, graph: Graph) =>
        isOfStartPage(id, graph) && isLight(id, graph) ? 'entering' : null,
      priority: 3,
    },
    {
      name: (id: string, graph: Graph) =>
        /[\\/]app[\\/](ui|lib)[\\/]/.test(id) && isLight(id, graph) ? 'kit' : null,
      minShareCount: 4,
      priority: 2,
    },
    {
      name: (id: string, graph: Graph) =>
        isOfStartPage(id, graph) && isContract(id) ? 'names' : null,
      minShareCount: fewPages,
      priority: 2,
    },
    {
      name: (id: string, graph: Graph) => (isOfCustomers(id, graph, ofCustomers) ? 'shared' : null),
      minShareCount: fewPages,
      priority: 1,
    },
    {
      name: (id: string, graph: Graph) =>
        isOfCustomers(id, graph, ofCustomers) && (isLight(id, graph) || isContract(id))
          ? 'common'
          : null,
      minShareCount: severalPages,
      maxModuleSize: smallModule,
      priority: 0,
    },
  ]
}

import { featureMap } from './feature-map.ts'
import { isTest, type Import } from './source-tree.ts'

type FeatureMap = Record<string, readonly string[]>

export const featureOf = (path: string): string | undefined =>
  /^web\/app\/features\/([^/]+)\//.exec(path)?.[1]

/**
 * The entry points of a feature: `index.ts`, and `<part>.entry.ts` for a part that would make every page
 * that imports the feature larger.
 */
const isEntryPoint = (path: string): boolean =>
  /^web\/app\/features\/[^/]+\/(index|[^/]+\.entry)\.tsx?$/.test(path)

/** Returns whether an import passes a feature's entry points, or is not on the map. */
export function breaksFeatureMap({ from, to }: Import): boolean {
  const [own, other] = [featureOf(from), featureOf(to)]
  if (!from.startsWith('web/app/') || !other || own === other || isTest(from)) return false
  return !isEntryPoint(to) || (own !== undefined && !featureMap[own]?.includes(other))
}

/** Returns the first cycle of a map; undefined where there is none. */
export function findCycle(map: FeatureMap): string[] | undefined {
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    for (const next of map[name] ?? []) {
      const found = visit(next, [...path, name])
      if (found) return found
    }
    return undefined
  }
  for (const name of Object.keys(map)) {
    const found = visit(name, [])
    if (found) return found
  }
  return undefined
}

/** Returns the edges of a map that no import uses. */
export function unusedEdges(map: FeatureMap, imports: readonly Import[]): string[] {
  const used = new Set(
    imports
      .filter(({ from }) => !isTest(from))
      .map(({ from, to }) => `${featureOf(from)} → ${featureOf(to)}`),
  )
  return Object.entries(map)
    .flatMap(([own, others]) => others.map((other) => `${own} → ${other}`))
    .filter((edge) => !used.has(edge))
}

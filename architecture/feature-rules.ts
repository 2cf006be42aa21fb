import { featureMap } from './feature-map.ts'
import { type Import, isTest } from './source-tree.ts'

type FeatureMap = Record<string, readonly string[]>

export const featureOf = (path: string): string | undefined =>
  /^web\/app\/features\/([^/]+)\//.exec(path)?.[1]

/**
 * Returns whether a path is an entry point of a feature: `index.ts`, or `<part>.entry.ts` for a part whose
 * size would make other importers' pages larger.
 */
const isEntryPoint = (path: string): boolean =>
  /^web\/app\/features\/[^/]+\/(index|[^/]+\.entry)\.tsx?$/.test(path)

/** Returns whether an import bypasses a feature's entry points or is not on the map. */
export function breaksFeatureMap({ from, to }: Import): boolean {
  const [own, other] = [featureOf(from), featureOf(to)]
  if (!from.startsWith('web/app/') || !other || own === other || isTest(from)) return false
  return !isEntryPoint(to) || (own !== undefined && !featureMap[own]?.includes(other))
}

/** Finds the first cycle of a map. */
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

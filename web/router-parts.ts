import { sep } from 'node:path'

const folder = ['react-router', 'dist', 'production'].join(sep)

/**
 * Places that keep unused parts of React Router in the build. Its components are named at the top level of a module, which
 * counts as a use; and two features that no page uses are asked about while the site runs: a list of routes that is loaded
 * in parts (`routeDiscovery` in react-router.config.ts), and the measuring of what the router does.
 */
const replacements: readonly (readonly [found: RegExp, by: string])[] = [
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/(?<== )(?=React(?:\$\d+)?\.forwardRef\()/g, '/* @__PURE__ */ '],
  [/(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'false'],
  [/\binit\.instrumentations\b/g, 'undefined'],
]

/**
 * Lets the build leave out the parts of React Router that no page uses. The build fails if one of the places is not found, so
 * that a new release cannot undo this unnoticed.
 */
export function dropUnusedRouterParts() {
  const found = new Set<RegExp>()
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform(code: string, id: string) {
      if (!id.includes(folder)) return undefined
      let changed = code
      for (const [place, by] of replacements) {
        const before = changed
        changed = before.replaceAll(place, by)
        if (changed !== before) found.add(place)
      }
      return changed === code ? undefined : changed
    },
    buildEnd() {
      if (found.size < replacements.length)
        throw new Error('React Router is written in another way: see web/router-parts.ts')
    },
  } as const
}

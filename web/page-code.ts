import { join, sep } from 'node:path'

const own = join(import.meta.dirname, 'app/shell/import-page-code.ts')
const folder = ['react-router', 'dist', 'production', 'lib', 'dom', 'ssr'].join(sep)
const importOfAnAddress = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)+([\w.]+)\s*\)/g

/**
 * Routes React Router's imports of page code through `importPageCode`. The router reloads the document when an
 * import fails, which offline ends on the browser's error page, and has no setting for it. The build fails if
 * no import is found, so that a new release cannot undo this unnoticed.
 */
export function replacePageImports() {
  let replaced = 0
  return {
    name: 'replace-page-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform(code: string, id: string) {
      if (!id.includes(folder)) return undefined
      const changed = code.replaceAll(importOfAnAddress, (_whole, address: string) => {
        replaced += 1
        return `importPageCode(${address})`
      })
      if (changed === code) return undefined
      return `import { importPageCode } from ${JSON.stringify(own)}\n${changed}`
    },
    buildEnd() {
      if (replaced === 0) throw new Error('React Router imports page code in another way')
    },
  } as const
}

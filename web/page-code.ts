import { join, sep } from 'node:path'

const own = join(import.meta.dirname, 'app/shell/import-page-code.ts')
const folder = ['react-router', 'dist', 'production', 'lib', 'dom', 'ssr'].join(sep)
const importOfAnAddress = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)+([\w.]+)\s*\)/g

/**
 * React Router answers a page's code that cannot be fetched by reloading the document, which offline ends
 * on the browser's own error page; it has no setting for it. Its imports of page code go through a function of
 * ours instead. The build fails where none is found, so that a new release cannot undo this unseen.
 */
export function importPagesByOurselves() {
  let replaced = 0
  return {
    name: 'import-pages-by-ourselves',
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

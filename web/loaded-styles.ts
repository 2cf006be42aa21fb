/** The line of Vite's preload helper that remembers the style sheets of the document. */
const remembered = 'preloadedHrefs.styles.add(link.href)'

/**
 * Lets Vite recognise a style sheet that React Router has linked with `#` behind its address. Otherwise code that is
 * loaded later would load it again, behind the page's own styles, which it would then override. The build fails if the
 * helper has changed, so that a new release cannot undo this unnoticed.
 */
export function recognizeLoadedStyles() {
  let replaced = 0
  return {
    name: 'recognize-loaded-styles',
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform(code: string, id: string) {
      if (!id.includes('vite/preload-helper')) return undefined
      if (code.includes(remembered)) replaced += 1
      return code.replace(remembered, "preloadedHrefs.styles.add(link.href.split('#')[0])")
    },
    buildEnd() {
      if (replaced === 0) throw new Error("Vite's preload helper has changed")
    },
  } as const
}

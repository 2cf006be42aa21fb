import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const styleSheet = join(import.meta.dirname, 'app/styles/fonts.css')
const folder = join(root, 'build/fonts')
const fontPath = '@fontsource[\\w-]*/[\\w-]+/files/([\\w-]+\\.woff2)'
/** Those that the styles use. */
const weights = { min: 400, max: 700 }

/**
 * Writes copies of the fonts of `app/styles/fonts.css` without hinting instructions and unused weights, a third smaller
 * (docs/decisions/0048).
 */
export async function writeReducedFonts(): Promise<void> {
  const css = await readFile(styleSheet, 'utf8')
  await mkdir(folder, { recursive: true })
  for (const [path] of css.matchAll(new RegExp(fontPath, 'g')))
    await writeFile(join(folder, basename(path)), await reduceFont(path))
}

/** Returns a font of a package with all of its characters and features. */
const reduceFont = async (path: string): Promise<Buffer> =>
  subsetFont(await readFile(join(root, 'node_modules', path)), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    noHinting: true,
    ...(path.includes('-wght-') && { variationAxes: { wght: weights } }),
  })

/** A plugin of Vite that builds with the reduced fonts in place of those of the packages. */
export function replaceFonts() {
  const alias = [{ find: new RegExp(`^${fontPath}$`), replacement: join(folder, '$1') }]
  return {
    name: 'replace-fonts',
    apply: 'build',
    config: () => ({ resolve: { alias } }),
  } as const
}

import { parseSync } from 'oxc-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '..')
const directories = ['packages', 'server', 'web', 'e2e', 'benchmarks', 'scripts', 'architecture']

/** A source file. */
export interface Source {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface Import {
  readonly from: string
  /** A path from the root for our own files, the specifier as written for packages. */
  readonly to: string
  readonly isTypeOnly: boolean
}

export const isTest = (path: string): boolean =>
  /\.(test|spec|journey|bench)\.tsx?$/.test(path) ||
  /(^|\/)(testing|scripts|e2e|benchmarks|oracles|component-catalogue)\//.test(path)

export const isTestFile = (path: string): boolean => /\.(test|spec|journey)\.tsx?$/.test(path)

/** Reads all TypeScript files of the project. */
export function readSources(): Source[] {
  return directories.flatMap((directory) =>
    readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(directory, name.replaceAll('\\', '/')))
      .filter((path) => /\.tsx?$/.test(path) && !/node_modules\/|\.react-router\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}

/** The imports of the files that were read, which several tests of one process ask for. */
const knownImports = new Map<string, readonly Import[]>()

/** Lists the static, re-exporting and dynamic imports of a file. */
export function listImports(source: Source): readonly Import[] {
  const key = `${source.path}\0${source.text}`
  const imports = knownImports.get(key) ?? readImports(source)
  knownImports.set(key, imports)
  return imports
}

function readImports({ path, text }: Source): Import[] {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  const found: { specifier: string; isTypeOnly: boolean }[] = []
  for (const { moduleRequest, entries } of module.staticImports)
    found.push({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, isTypeOnly: isType })
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^['"]([^'"]+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (specifier?.[1]) found.push({ specifier: specifier[1], isTypeOnly: false })
  }
  return found.map(({ specifier, isTypeOnly }) => ({
    from: path,
    to: specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
    isTypeOnly,
  }))
}

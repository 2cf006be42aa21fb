import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const kinds = ['unit', 'http', 'browser'] as const
export type Kind = (typeof kinds)[number]

const source = '{packages,server,web,architecture,scripts}'
const patterns: Record<Kind, string[]> = {
  unit: [`${source}/**/*.test.{ts,tsx}`],
  http: [`${source}/**/*.spec.ts`],
  browser: ['e2e/journeys/**/*.journey.ts', 'e2e/product/**/*.spec.ts'],
}

export interface Selection {
  /** Test files of each kind to run, as paths from the root. */
  readonly files: Readonly<Record<Kind, readonly string[]>>
  /** Matches the names of the tests to run; undefined to run all tests of the files. */
  readonly name: string | undefined
}

export function listTestFiles(root: string): Record<Kind, string[]> {
  const exclude = ['**/node_modules/**']
  const list = (kind: Kind) =>
    globSync(patterns[kind], { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'))
  return { unit: list('unit'), http: list('http'), browser: list('browser') }
}

/**
 * Selects tests by words. A word that is part of a file's path selects that file. Other words select tests by
 * name; if files contain one of these words, only they are run, which is quicker.
 */
export function selectTests(
  words: readonly string[],
  all: Readonly<Record<Kind, readonly string[]>>,
  read: (path: string) => string,
): Selection {
  const paths = Object.values(all).flat()
  const isPath = (word: string) => paths.some((path) => path.includes(word))
  const [folders, names] = [words.filter(isPath), words.filter((word) => !isPath(word))]
  const inFolders = paths.filter(
    (path) => folders.length === 0 || folders.some((folder) => path.includes(folder)),
  )
  const naming = inFolders.filter((path) => names.some((name) => read(path).includes(name)))
  const chosen = new Set(naming.length > 0 ? naming : inFolders)
  const filesOfKind = (kind: Kind) => all[kind].filter((path) => chosen.has(path))
  return {
    files: {
      unit: filesOfKind('unit'),
      http: filesOfKind('http'),
      browser: filesOfKind('browser'),
    },
    name: names.length > 0 ? names.map(escapePattern).join('|') : undefined,
  }
}

/** Returns a regular expression that matches exactly these words. */
export const escapePattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const readFrom = (root: string) => (path: string) => readFileSync(join(root, path), 'utf8')

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isTestFile, type Source } from './source-tree.ts'

const document = join(import.meta.dirname, '../docs/product/behaviours.md')

/** Reads the ids of `docs/product/behaviours.md` in its order. */
export const readBehaviourIds = (): string[] => parseBehaviourIds(readFileSync(document, 'utf8'))

export const parseBehaviourIds = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id!)

/** Reads the ids of the rows that are told in a browser, and not by a rule or a call as well as in one. */
export const readBrowserIds = (): string[] => parseBrowserIds(readFileSync(document, 'utf8'))

export const parseBrowserIds = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| ([A-Z]+-\d+) \|.*\| ([^|]*\bbrowser\b[^|]*) \|[^|]*\|$/gm)]
    .filter(([, , proof]) => !/\bbrowser or |\bor browser\b/.test(proof!))
    .map(([, id]) => id!)

/**
 * Finds the behaviour ids in the strings of test files, not in comments, with the files that name them. Without
 * variants: those that a run of `npm test` tests, which leaves out what `testVariant` defines.
 */
export function findTestedIds(
  sources: readonly Source[],
  { withVariants }: { withVariants: boolean },
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const source of sources.filter(({ path }) => isTestFile(path)))
    for (const id of new Set(
      listStrings(source, withVariants).flatMap((text) => text.match(idPattern) ?? []),
    ))
      found.set(id, [...(found.get(id) ?? []), source.path])
  return found
}

const idPattern = /\b[A-Z]{2,5}-\d{2,3}\b/g

/** Lists string literals and the fixed parts of template literals. */
function listStrings({ path, text }: Source, withVariants: boolean): string[] {
  const strings: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { type, value, callee } = node as {
      type?: string
      value?: unknown
      callee?: { name?: string }
    }
    if (!withVariants && callee?.name === 'testVariant') return
    if (type === 'Literal' && typeof value === 'string') strings.push(value)
    if (type === 'TemplateElement') strings.push((value as { cooked: string }).cooked)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(path, text).program)
  return strings
}

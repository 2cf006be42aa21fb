import { parseSync } from 'oxc-parser'
import { isTestFile, type Source } from './source-tree.ts'

/** A check that prevents damage, with the test that was seen to fail without it. */
export interface Guard {
  /** The file with the check. */
  readonly code: string
  readonly sentence: string
  readonly test: string
  /** The titles of the test and of the groups around it. */
  readonly title: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

const pattern = /^ Guard in (?<code>[^\s:]+):(?<sentence>.*)$/

/** Reads the comments `// Guard in <file>: <sentence>.` above tests and rows of their tables. */
export const readGuards = (sources: readonly Source[]): Guard[] =>
  sources.filter(({ path }) => isTestFile(path)).flatMap(readFileGuards)

function readFileGuards({ path, text }: Source): Guard[] {
  if (!text.includes('// Guard in ')) return []
  const { program, comments } = parseSync(path, text)
  const guards: Guard[] = []
  let pending: { code: string; sentence: string } | undefined
  for (const { type, value, start, end } of comments) {
    const found = type === 'Line' ? pattern.exec(value)?.groups : undefined
    if (found) pending = { code: found['code']!, sentence: found['sentence']!.trim() }
    else if (pending && type === 'Line')
      pending.sentence = `${pending.sentence} ${value.trim()}`.trim()
    if (!pending?.sentence.endsWith('.')) continue
    const title = findTitleAt(program as unknown as Node, findNextCode(text, end))
    if (title === undefined) throw new Error(`${path}: no test follows the guard at ${start}`)
    guards.push({ ...pending, test: path, title })
    pending = undefined
  }
  if (pending)
    throw new Error(`${path}: the guard “${pending.sentence}” does not end with a full stop`)
  return guards
}

/** Finds the first character after `from` that is neither blank nor in a line comment. */
function findNextCode(text: string, from: number): number {
  const [skipped] = /^(?:\s|\/\/.*)*/.exec(text.slice(from))!
  return from + skipped.length
}

/** Finds the titles of the call or table row that begins at a position, the outermost group's first. */
function findTitleAt(program: Node, position: number): string | undefined {
  const titles: string[] = []
  let node: Node | undefined = program
  while (node && node.start !== position) {
    const title = node.type === 'CallExpression' ? findOwnTitle(node) : undefined
    if (title !== undefined) titles.push(title)
    node = listChildren(node).find(({ start, end }) => start <= position && position < end)
  }
  const title = node && findOwnTitle(node)
  return title === undefined ? undefined : [...titles, title].join(' › ')
}

/** Finds the title of a call, which is its first argument, or of a table row, which is its first string. */
function findOwnTitle(node: Node): string | undefined {
  if (node.type === 'ExpressionStatement') return findOwnTitle(node['expression'] as Node)
  if (node.type === 'CallExpression') return readString((node['arguments'] as Node[])[0])
  return [node, ...listChildren(node), ...listChildren(node).flatMap(listChildren)]
    .map(readString)
    .find((value) => value !== undefined)
}

function readString(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node?.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('…')
}

const listChildren = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    )

/** Formats the document that lists the guards by the files with their checks. */
export function formatGuardsDocument(guards: readonly Guard[]): string {
  const files = [...new Set(guards.map(({ code }) => code))].toSorted()
  const tables = files.map((file) =>
    [
      `## \`${file}\``,
      '',
      '| guard | test that fails without it |',
      '| --- | --- |',
      ...guards
        .filter(({ code }) => code === file)
        .map(
          ({ sentence, test, title }) =>
            `| ${formatCell(sentence)} | ${formatCell(title)} (\`${test}\`) |`,
        ),
    ].join('\n'),
  )
  return `${[
    '# Guards',
    'Generated from the comments `// Guard in …` above tests: `npm run fix` rewrites it, `architecture/guards.test.ts` compares it.',
    '[Decision 0010](/docs/decisions/0010-each-guard-was-taken-out-once.md) says what a guard is and how to add one.',
    ...tables,
  ].join('\n\n')}\n`
}

const formatCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\.$/, '')

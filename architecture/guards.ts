import { parseSync } from 'oxc-parser'
import { isTestFile, type Source } from './source-tree.ts'

/** A check that prevents damage, and the test that was seen to fail without it. */
export interface Guard {
  /** The file that the check is in. */
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

/** The guards of all test files: comments `// Guard in <file>: <sentence>.` above a test or a row of its table. */
export const readGuards = (sources: readonly Source[]): Guard[] =>
  sources.filter(({ path }) => isTestFile(path)).flatMap(guardsOf)

function guardsOf({ path, text }: Source): Guard[] {
  if (!text.includes('// Guard in ')) return []
  const { program, comments } = parseSync(path, text)
  const guards: Guard[] = []
  let begun: { code: string; sentence: string } | undefined
  for (const { type, value, start, end } of comments) {
    const found = type === 'Line' ? pattern.exec(value)?.groups : undefined
    if (found) begun = { code: found['code']!, sentence: found['sentence']!.trim() }
    else if (begun && type === 'Line') begun.sentence = `${begun.sentence} ${value.trim()}`.trim()
    if (!begun?.sentence.endsWith('.')) continue
    const title = titleAt(program as unknown as Node, nextCode(text, end))
    if (title === undefined) throw new Error(`${path}: no test follows the guard at ${start}`)
    guards.push({ ...begun, test: path, title })
    begun = undefined
  }
  if (begun) throw new Error(`${path}: the guard “${begun.sentence}” does not end with a full stop`)
  return guards
}

/** The position of the first character after `from` that is neither blank nor part of a line comment. */
function nextCode(text: string, from: number): number {
  const [skipped] = /^(?:\s|\/\/.*)*/.exec(text.slice(from))!
  return from + skipped.length
}

/** The titles of the call or table row that begins at a position, from the outermost group inwards. */
function titleAt(program: Node, position: number): string | undefined {
  const titles: string[] = []
  let node: Node | undefined = program
  while (node && node.start !== position) {
    const title = node.type === 'CallExpression' ? titleOf(node) : undefined
    if (title !== undefined) titles.push(title)
    node = childrenOf(node).find(({ start, end }) => start <= position && position < end)
  }
  const title = node && titleOf(node)
  return title === undefined ? undefined : [...titles, title].join(' › ')
}

/** A call's title is its first argument; a table row's is its first string. */
function titleOf(node: Node): string | undefined {
  if (node.type === 'ExpressionStatement') return titleOf(node['expression'] as Node)
  if (node.type === 'CallExpression') return stringOf((node['arguments'] as Node[])[0])
  return [node, ...childrenOf(node), ...childrenOf(node).flatMap(childrenOf)]
    .map(stringOf)
    .find((value) => value !== undefined)
}

function stringOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node?.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('…')
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    )

/** The document that lists all guards by the file they are in. */
export function guardsDocument(guards: readonly Guard[]): string {
  const files = [...new Set(guards.map(({ code }) => code))].toSorted()
  const tables = files.map((file) =>
    [
      `## \`${file}\``,
      '',
      '| guard | test that fails without it |',
      '| --- | --- |',
      ...guards
        .filter(({ code }) => code === file)
        .map(({ sentence, test, title }) => `| ${cell(sentence)} | ${cell(title)} (\`${test}\`) |`),
    ].join('\n'),
  )
  return `${[
    '# Guards',
    'Written by `architecture/guards.test.ts` from the comments `// Guard in …` above tests; `npm run fix` writes it anew.',
    'What a guard is, and how one is added, says [decision 0010](/docs/decisions/0010-each-guard-was-taken-out-once.md).',
    ...tables,
  ].join('\n\n')}\n`
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\.$/, '')

import { isTest, isTestFile, type Source } from './source-tree.ts'

/** Files that are data, a catalogue or a list: they may be long. */
const isCatalogue = (path: string) =>
  /(^|\/)(data|oracles|texts|sentences|content|seed|catalogue)\//.test(path)

const countLines = ({ text }: Source): number => text.split('\n').length - 1

/** Lists source files of more than 300 lines and test files of more than 400. */
export const listTooLong = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) =>
      isTestFile(source.path)
        ? countLines(source) > 400
        : !isTest(source.path) && !isCatalogue(source.path) && countLines(source) > 300,
    )
    .map(({ path }) => path)

/** The environment is read in one place; programs that start others pass theirs on. */
export const readsEnvironment = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('server/') && !isTest(path))
    .filter(({ path }) => path !== 'server/platform/config.ts')
    .filter(({ text }) => /\bprocess\.env\b/.test(text))
    .map(({ path }) => path)

/** Domains take the time from the clock that they are handed; a program of its own makes one where it starts. */
export const readsTheTime = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => /^(server\/domains|packages)\//.test(path) && !isTest(path))
    .filter(({ path }) => path !== 'packages/stripe-sandbox/main.ts')
    .filter(({ text }) => /\bTemporal\.Now\b|\bDate\.now\(|\bnew Date\(\)/.test(text))
    .map(({ path }) => path)

const tableUse = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g
const tableDeclaration = /interface Database \{([^}]*)\}/g
const domainOf = (path: string) => /^server\/(?:domains|platform)\/([^/]+)\//.exec(path)?.[1]

/** A table is read and written only in the room that declares it. */
export function foreignTables(sources: readonly Source[]): string[] {
  const owners = new Map<string, string>()
  const offences: string[] = []
  for (const { path, text } of sources)
    for (const [, body] of text.matchAll(tableDeclaration))
      for (const [, table] of (body ?? '').matchAll(/^\s*'?([\w.]+)'?:/gm)) {
        if (owners.has(table ?? '')) offences.push(`${table} has two owners`)
        owners.set(table ?? '', domainOf(path) ?? path)
      }
  for (const { path, text } of sources.filter((source) => !isTest(source.path)))
    for (const [, table] of text.matchAll(tableUse)) {
      const owner = owners.get(table ?? '')
      if (owner !== undefined && owner !== domainOf(path)) offences.push(`${path} uses ${table}`)
    }
  return offences
}

const theDateHelper = 'packages/contract/dates.rules.ts'
const foreignFormat =
  /\bIntl\.DateTimeFormat\((?!\)\.resolvedOptions)|\.toLocale(?:Date|Time)?String\(/

/** A formatter of its own writes American dates where it is told no more than `en`. */
export const formatsDatesItself = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => /^(packages|server|web)\//.test(path) && !isTest(path))
    .filter(({ path }) => path !== theDateHelper)
    .filter(({ text }) => foreignFormat.test(text))
    .map(({ path }) => path)

/** Sources of one language alone. */
const isOfOneLanguage = (path: string) => /\/(?:texts|sentences)\/[a-z]{2}\//.test(path)

/** A source that names one of these languages, or knows a language by its id or its position in a list. */
export function namesLanguages(sources: readonly Source[], codes: readonly string[]): string[] {
  const code = codes.join('|')
  const named = new RegExp(
    [
      `['"\`](?:${code})['"\`]`,
      `\\b(?:${code}):`,
      String.raw`\blanguage_?id: ?(?:\d|index\b)`,
      String.raw`\blanguage_?id ===? ?\d`,
      String.raw`\btranslations\[\d\]`,
    ].join('|'),
    'i',
  )
  return sources
    .filter(({ path }) => /^(packages\/(contract|engraving|sky)|server|web)\//.test(path))
    .filter(({ path }) => !isTest(path) && !isOfOneLanguage(path))
    .filter(({ text }) => named.test(text))
    .map(({ path }) => path)
}

import { isTest, isTestFile, type Source } from './source-tree.ts'

/** Data and lists of texts, which may be long. */
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

/** Lists product files that read the environment themselves. */
export const listReadingEnvironment = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('server/') && !isTest(path))
    .filter(({ path }) => path !== 'server/platform/config.ts')
    .filter(({ text }) => /\bprocess\.env\b/.test(text))
    .map(({ path }) => path)

/** Lists files of domains and packages that read the time other than from a clock that is passed in. */
export const listReadingTime = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => /^(server\/domains|packages)\//.test(path) && !isTest(path))
    .filter(({ path }) => path !== 'packages/stripe-sandbox/main.ts')
    .filter(({ text }) => /\bTemporal\.Now\b|\bDate\.now\(|\bnew Date\(\)/.test(text))
    .map(({ path }) => path)

const tableUse = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g
const tableDeclaration = /interface Database \{([^}]*)\}/g
const domainOf = (path: string) => /^server\/(?:domains|platform)\/([^/]+)\//.exec(path)?.[1]

/** Lists uses of tables outside the directory that declares them, and tables declared twice. */
export function findForeignTables(sources: readonly Source[]): string[] {
  const owners = new Map<string, string>()
  const violations: string[] = []
  for (const { path, text } of sources)
    for (const [, body] of text.matchAll(tableDeclaration))
      for (const [, table] of (body ?? '').matchAll(/^\s*'?([\w.]+)'?:/gm)) {
        if (owners.has(table ?? '')) violations.push(`${table} has two owners`)
        owners.set(table ?? '', domainOf(path) ?? path)
      }
  for (const { path, text } of sources.filter((source) => !isTest(source.path)))
    for (const [, table] of text.matchAll(tableUse)) {
      const owner = owners.get(table ?? '')
      if (owner !== undefined && owner !== domainOf(path)) violations.push(`${path} uses ${table}`)
    }
  return violations
}

/**
 * The files that write markup: the sanitiser's component, structured data as JSON, the first script of a page, which is a
 * constant, and what keeps an element as the server has sent it.
 */
const markupWriters = [
  'web/app/lib/rich-text.tsx',
  'web/app/lib/page-head.tsx',
  'web/app/root.tsx',
  'web/app/shell/keep-markup.tsx',
]
const markupSink =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|srcdoc|srcDoc|setHTMLUnsafe|parseFromString)\b|\bdocument\.write/

/** Lists files of the pages that write markup into a document otherwise than by the sanitiser's component. */
export const listWritingMarkup = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('web/') && !isTest(path))
    .filter(({ path }) => !markupWriters.includes(path))
    .filter(({ text }) => markupSink.test(text))
    .map(({ path }) => path)

const dateHelper = 'packages/contract/dates.rules.ts'
const ownFormat = /\bIntl\.DateTimeFormat\((?!\)\.resolvedOptions)|\.toLocale(?:Date|Time)?String\(/

/** Lists files that format dates without the helper: the locale `en` alone gives American dates. */
export const listFormattingDates = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => /^(packages|server|web)\//.test(path) && !isTest(path))
    .filter(({ path }) => path !== dateHelper)
    .filter(({ text }) => ownFormat.test(text))
    .map(({ path }) => path)

/** Returns whether a source holds the texts of a single language. */
const isOfOneLanguage = (path: string) => /\/(?:texts|content)\/[a-z]{2}\//.test(path)

/** Lists sources that name one of these languages, or refer to a language by its id or position. */
export function listNamingLanguages(
  sources: readonly Source[],
  codes: readonly string[],
): string[] {
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

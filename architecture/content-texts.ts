import { matchesGlob } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { isTest, readSources, type Source } from './source-tree.ts'

/** Files whose strings readers see. Log messages, operators' output and settings are in other files. */
export const contentGlobs = [
  'packages/contract/texts/*/*.ts',
  'packages/engraving/describe-*.ts',
  'server/domains/almanac/content/{en,hi}/**/*.ts',
  'server/domains/*/content/*.ts',
  'server/domains/**/*-content.ts',
  'server/domains/**/*.email.ts',
  'server/mail/*.ts',
]
/** Pages take their texts from the contract; text between their tags is checked all the same. */
export const pageGlob = 'web/app/**/*.tsx'

const product = readSources().filter(({ path }) => !isTest(path))

export const listFiles = (glob: string): Source[] =>
  product.filter(({ path }) => matchesGlob(path, glob))

/** Returns the texts of a source: of a page those between tags, else all strings of more than a word. */
export function listTexts({ path, text }: Source): string[] {
  const texts: string[] = []
  const strings = {
    Literal: ({ value }: { value: unknown }) =>
      void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }: { value: { raw: string } }) => void texts.push(value.raw),
  }
  const betweenTags = { JSXText: ({ value }: { value: string }) => void texts.push(value) }
  new Visitor(path.endsWith('.tsx') ? betweenTags : strings).visit(parseSync(path, text).program)
  return texts.filter((one) => !/^[\w./:-]*$/.test(one))
}

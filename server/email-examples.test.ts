import { directionOf, languageCodes, languageIdOf } from '@rashi/contract/languages.rules'
import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { listImports, readSources } from '../architecture/source-tree.ts'
import { builtInTranslator } from './domains/languages/index.ts'
import { emailExamples } from './email-examples.ts'
import type { EmailContext } from './mail/email.ts'

const createContext = (language: EmailContext['language']): EmailContext => ({
  language,
  translate: builtInTranslator(languageIdOf(language)),
  config: {
    brandName: 'Rashi',
    publicUrl: 'https://rashi.example',
    supportPhone: '+44 20 7946 0000',
    trader: {
      name: 'Rashi Limited',
      address: '1 Sky Lane, Leicester LE1 1AA',
      email: 'orders@rashi.example',
      company_number: '01234567',
      vat_number: 'GB123456789',
    },
  },
})

/** Creates a context in which every value of a text contains markup and header lines. */
const createHostileContext = (language: EmailContext['language']): EmailContext => {
  const { translate } = createContext(language)
  const attack = `\r\nBcc: x@example.org <img src=x onerror="alert(1)"> '&amp;`
  return {
    language,
    translate: (key, values = {}) =>
      translate(
        key,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, `${value}${attack}`]),
        ),
      ),
    config: {
      brandName: `Rashi${attack}`,
      publicUrl: `https://rashi.example/" onclick="alert(1)`,
      supportPhone: attack,
      trader: {
        name: attack,
        address: attack,
        email: attack,
        company_number: attack,
        vat_number: attack,
      },
    },
  }
}

const cases = emailExamples.flatMap(({ name, render }) =>
  languageCodes.map((language) => ({ title: `${name} (${language})`, language, render })),
)

/** Lists the visible texts of an HTML document, decoded. */
const listTexts = (html: string): string[] =>
  html
    .replace(/^.*<body/s, '<body')
    .split(/<[^>]*>/)
    .map((text) => decodeHTML(text).trim())
    .filter((text) => text !== '')
const findAddresses = (text: string) => new Set(text.match(/https:\/\/[^\s")<]+/g))

test('every email template has an example', () => {
  const sources = readSources()
  const imported = sources
    .filter(({ path }) => path.endsWith('.examples.ts'))
    .flatMap(listImports)
    .map(({ to }) => to)
  const templates = sources.map(({ path }) => path).filter((path) => path.endsWith('.email.ts'))
  expect(templates.length).toBeGreaterThan(5)
  expect(templates.filter((path) => !imported.includes(path))).toEqual([])
  expect(new Set(emailExamples.map(({ name }) => name)).size).toBe(emailExamples.length)
})

test('every email in every language is complete and has a subject of one line', async () => {
  for (const { title, language, render } of cases) {
    const { subject, text, html } = await render(createContext(language))
    for (const part of [subject, text, html])
      expect.soft(part, title).not.toMatch(/\{\{|\}\}|undefined|Invalid/)
    expect.soft(subject, title).toMatch(/^\S.*\S$/)
    // A key without a text is rendered as itself.
    expect.soft(`${subject}\n${text}`, title).not.toMatch(/(?:^|\s)[a-z-]+(?:\.[a-z-]+)+(?:\s|$)/)
    const attributes = `lang="${language}" dir="${directionOf(language)}"`
    expect.soft(html, title).toContain(`<html ${attributes}>`)
    expect.soft(decodeHTML(/<title>(.*)<\/title>/.exec(html)?.[1] ?? ''), title).toBe(subject)
  }
})

test('every email in every language has the same sentences and addresses in text and HTML', async () => {
  for (const { title, language, render } of cases) {
    const context = createContext(language)
    const { subject, text, html } = await render(context)
    // Only HTML repeats the subject as a heading and has a button with a hint.
    const buttons = [...html.matchAll(/<a [^>]*display:inline-block[^>]*>([^<]*)</g)].map(
      ([, label = '']) => decodeHTML(label),
    )
    const inHtmlOnly = [subject, context.translate('mail.address'), ...buttons]
    const parts = listTexts(html)
    const missingInText = parts.filter((part) => !inHtmlOnly.includes(part) && !text.includes(part))
    expect.soft(missingInText, title).toEqual([])
    const longestFirst = parts.toSorted((one, other) => other.length - one.length)
    const missingInHtml = longestFirst.reduce((rest, part) => rest.replaceAll(part, ''), text)
    expect.soft(missingInHtml, title).toMatch(/^[\s:]*$/)
    expect.soft(findAddresses(html), title).toEqual(findAddresses(text))
  }
})

test('values in emails are never interpreted as markup or headers', async () => {
  for (const { title, language, render } of cases) {
    const { subject, html } = await render(createHostileContext(language))
    expect.soft(subject, title).not.toMatch(/[\r\n]/)
    expect.soft(html, title).not.toMatch(/<img (?!src="cid:moon" )|<b>|" onclick/)
    expect.soft(decodeHTML(html), title).toContain('<img src=x onerror="alert(1)">')
  }
})

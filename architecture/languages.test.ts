import { defaultLanguage, languageCodes } from '@rashi/contract/languages.rules'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageContent } from './language-content.ts'
import { listNamingLanguages } from './source-rules.ts'
import { readSources } from './source-tree.ts'
import { typeCheckWithLanguage } from './type-check-with-language.ts'

test('a new language code is a type error in every content file and nowhere else', async () => {
  const errors = await typeCheckWithLanguage('fr')
  expect([...new Set(errors.map(({ path }) => path))].toSorted()).toEqual(languageContent)
  const missing = errors.filter(({ message }) =>
    message.startsWith("TS2741: Property 'fr' is missing"),
  )
  expect([...new Set(missing.map(({ path }) => path))].toSorted()).toEqual(languageContent)
}, 240_000)

test('the guide says what to add to each content file', () => {
  const guide = readFileSync(new URL('../docs/guides/add-a-language.md', import.meta.url), 'utf8')
  expect(languageContent.filter((path) => !guide.includes(path))).toEqual([])
})

test('no other source names a language or relies on the order of languages', () => {
  const others = languageCodes.filter((code) => code !== defaultLanguage)
  const sources = readSources().filter(({ path }) => !languageContent.includes(path))
  expect(listNamingLanguages(sources, others)).toEqual([])
  const path = 'server/domains/charts/x.ts'
  for (const text of [
    "const names = { 'hi': 'मेष' }",
    'const names = { en: "Aries", hi: "मेष" }',
    '[english, hindi].map((name, index) => ({ language_id: index + 1, name }))',
    'const row = { language_id: 2, name }',
    'if (languageId === 2) return hindi',
    'translations[1]?.name',
  ])
    expect(listNamingLanguages([{ path, text }], others), text).toEqual([path])
})

test('links of customers’ pages keep the language, so they are a PageLink (LANG-20)', () => {
  const importsLink = (text: string) =>
    /import \{[^}]*\b(?:Link|NavLink)\b[^}]*\} from 'react-router'/.test(text)
  const links = readSources().filter(
    ({ path, text }) =>
      path.startsWith('web/app/') && !path.includes('/studio/') && importsLink(text),
  )
  expect(links.map(({ path }) => path)).toEqual(['web/app/ui/page-link.tsx'])
})

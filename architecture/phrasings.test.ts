import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { contentGlobs, listFiles, listTexts, pageGlob } from './content-texts.ts'
import type { Source } from './source-tree.ts'
import { englishPhrasings } from '../server/domains/almanac/checks/english-phrasings.rules.ts'
import { hindiPhrasings } from '../server/domains/almanac/checks/hindi-phrasings.rules.ts'

const phrasings = [...englishPhrasings, ...hindiPhrasings]

/** Content that is being rewritten; it is checked once its glob is removed from here. */
const notYetChecked: readonly string[] = []

const sources = [...new Set([...contentGlobs, pageGlob].flatMap(listFiles))].filter(
  ({ path }) => !notYetChecked.some((glob) => matchesGlob(path, glob)),
)

const findUnwanted = (source: Source): string[] =>
  listTexts(source).flatMap((text) =>
    phrasings
      .filter((one) => one.not.test(text) && (!one.in || matchesGlob(source.path, one.in)))
      .map(({ say, why }) => `${source.path}: say “${say}” (${why}): ${text}`),
  )

test('no text has a phrasing that a native reader would not say (LANG-13)', () => {
  expect(sources.length).toBeGreaterThan(250)
  expect(sources.flatMap(findUnwanted)).toEqual([])
})

test.each([
  ['packages/contract/texts/en/checkout.ts', 'A receipt is on its way by mail.'],
  ['packages/contract/texts/en/rights.ts', 'Take back {{what}}?'],
  ['packages/contract/texts/en/rights.ts', 'Which card shall renew it?'],
  ['server/domains/gemstones/content/rings.ts', 'An unheated yellow sapphire.'],
  ['server/domains/consultations/content/love.ts', 'For those who seek somebody.'],
  ['packages/contract/texts/hi/horoscopes.ts', 'इस पृष्ठ पर कोई राशि नहीं ली जाती।'],
  ['packages/contract/texts/hi/legal.ts', 'आप कड़ी भेजें।'],
  ['packages/contract/texts/hi/checkout.ts', 'डायमंड योजना'],
  ['server/domains/gemstones/content/pendants.ts', 'माणिक की सूर्योदय लटकन'],
  ['server/domains/consultations/content/time.ts', 'अपनी ख़ूबियों को मैं कम आँकता हूँ?'],
])('in a text of %s, “%s” is found (LANG-13)', (path, text) => {
  const [source] = listFiles(path)
  const planted = `${source!.text}\nexport const planted = ${JSON.stringify(text)}`
  expect(findUnwanted({ path, text: planted })).toHaveLength(1)
})

test('the word for a scheme or a link of a chain is allowed where it means no plan or URL (LANG-13)', () => {
  const path = 'server/domains/charts/sign-content.ts'
  expect(findUnwanted({ path, text: "export const a = 'कोई योजना, सोने की कड़ी'" })).toEqual([])
})

test.each(phrasings)(
  'the wording “$say” is not itself an unwanted one (LANG-13)',
  ({ say, not }) => {
    expect(say).not.toMatch(not)
  },
)

test('there are at least 40 phrasings of each language (LANG-13)', () => {
  expect(englishPhrasings.length).toBeGreaterThanOrEqual(40)
  expect(hindiPhrasings.length).toBeGreaterThanOrEqual(40)
})

/** The keys of texts that stand in two files of a language, of which one hides the other. */
const findRepeatedKeys = (files: readonly Source[]): string[] => {
  const keys = files.flatMap(({ text }) =>
    [...text.matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, key]) => key!),
  )
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

test.each(['en', 'hi'])('no key stands in two files of the texts of %s (LANG-14)', (language) => {
  const files = listFiles(`packages/contract/texts/${language}/*.ts`)
  expect(findRepeatedKeys(files)).toEqual([])
  const planted = { path: 'a.ts', text: "export const a = {\n  'shell.menu': 'Menu',\n}" }
  expect(findRepeatedKeys([...files, planted])).toEqual(['shell.menu'])
})

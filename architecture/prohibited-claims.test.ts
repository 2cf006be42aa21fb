import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { findProhibitedClaims } from '../server/domains/almanac/checks/prohibited-claims.rules.ts'
import { contentGlobs, listFiles, listTexts, pageGlob } from './content-texts.ts'
import type { Source } from './source-tree.ts'

const contentFiles = new Map(contentGlobs.map((glob) => [glob, listFiles(glob)]))
const pages = listFiles(pageGlob)

/** Wording about liability (Consumer Rights Act 2015, s. 65) and ages that the law requires. */
const requiredByLaw = [
  /death or injury caused by our negligence/,
  /लापरवाही से हुई मृत्यु या चोट/,
  /You must be (18 or over to buy|at least 16 to have an account)\./,
]

const listClaims = (source: Source): string[] =>
  listTexts(source).flatMap((text) => {
    const rest = requiredByLaw.reduce((left, wording) => left.replace(wording, ''), text)
    return findProhibitedClaims(rest).map((claim) => `${source.path}: ${claim}: ${text}`)
  })

test.each([...contentFiles, [pageGlob, pages] as const])(
  'no text in %s contains a prohibited claim',
  (_, files) => {
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap(listClaims)).toEqual([])
  },
)

test.each(contentGlobs)('a prohibited claim added to a file of %s is found', (glob) => {
  const [file] = contentFiles.get(glob)!
  for (const claim of [
    "export const planted = { b: ['This ruby will bring you luck.'] }",
    'export const planted = (name: string) => `${name}, this is guaranteed to work.`',
    "export const planted = 'यह रत्न रोग दूर करता है।'",
  ])
    expect(listClaims({ path: file!.path, text: `${file!.text}\n${claim}` })).toHaveLength(1)
})

test('a prohibited claim between the tags of a page is found', () => {
  const text = 'export const Planted = () => <p>Beware of the eighth house.</p>'
  expect(pages.length).toBeGreaterThan(200)
  expect(listClaims({ path: pages[0]!.path, text })).toHaveLength(1)
})

test('log messages and operators’ output are not checked', () => {
  const checked = [...contentFiles.values(), pages].flat().map(({ path }) => path)
  expect(
    checked.filter((path) => /^server\/(?!domains|mail)|\.repository\.ts$/.test(path)),
  ).toEqual([])
})

test.each([
  'packages/contract/texts/*/legal.ts',
  'packages/contract/texts/*/identity-mails.ts',
  'packages/contract/texts/*/horoscopes.ts',
  'server/domains/almanac/content/{en,hi}/**/*.ts',
  'server/domains/charts/sign-content.ts',
  'server/domains/subscriptions/plans/plan-content.ts',
  'server/domains/consultations/content/*.ts',
  'server/domains/gemstones/content/*.ts',
  'server/domains/noticeboard/notice-content.ts',
])('the English and the Hindi texts of %s are checked', (glob) => {
  const checked = [...contentFiles.values()].flat().filter(({ path }) => matchesGlob(path, glob))
  const texts = checked.flatMap(listTexts).join(' ')
  expect(texts).toMatch(/\p{Script=Devanagari}{3}/u)
  expect(texts.match(/[a-z]{4,} [a-z]{2,}/g)?.length).toBeGreaterThan(10)
})

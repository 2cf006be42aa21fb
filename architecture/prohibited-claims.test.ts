import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { findProhibitedClaims } from '../server/domains/almanac/prohibited-claims.rules.ts'
import { isTest, readSources, type Source } from './source-tree.ts'

/** All that may reach a reader: the catalogues, what is seeded, mails, legal texts, and any page. */
const isOfTheShop = ({ path }: Source) =>
  /^(packages\/(contract|engraving)|server|web)\//.test(path) &&
  !isTest(path) &&
  path !== 'server/domains/almanac/prohibited-claims.rules.ts'

/** Everything in a source that is written to be read; a key or a setting is a single word. */
function textsOf({ path, text }: Source): string[] {
  const found: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateElement: ({ value }) => void found.push(value.cooked ?? value.raw),
    JSXText: ({ value }) => void found.push(value),
  }).visit(parseSync(path, text).program)
  return found.filter((one) => !/^[\w./:-]*$/.test(one))
}

/** What the law itself wants named where liability is spoken of (Consumer Rights Act 2015, s. 65). */
const owedToTheLaw = [/death or injury caused by our negligence/, /लापरवाही से हुई मृत्यु या चोट/]

const shop = readSources().filter(isOfTheShop)

test('nothing in the shop is written carelessly, in either language', () => {
  const careless = shop.flatMap((source) =>
    textsOf(source).flatMap((text) => {
      const rest = owedToTheLaw.reduce((left, words) => left.replace(words, ''), text)
      return findProhibitedClaims(rest).map((found) => `${source.path}: ${found}: ${text}`)
    }),
  )
  expect(careless).toEqual([])
})

test('the check reads every room of the shop, and both languages of each', () => {
  const words = new Map(shop.map((source) => [source.path, textsOf(source).join(' ')]))
  for (const room of [
    /^packages\/contract\/texts\/[a-z]{2}\/legal/,
    /^packages\/contract\/texts\/[a-z]{2}\/identity-mails/,
    /^packages\/contract\/texts\/[a-z]{2}\/horoscopes/,
    /^server\/domains\/almanac\/sentences\//,
    /^server\/domains\/charts\/sign-content/,
    /^server\/domains\/subscriptions\/plans\/plan-content/,
    /^server\/domains\/consultations\/content\//,
    /^server\/domains\/gemstones\/content\//,
    /^server\/domains\/noticeboard\/notice-content/,
  ]) {
    const said = [...words].filter(([path]) => room.test(path)).map(([, text]) => text)
    expect(said.join(' '), `${room}`).toMatch(/\p{Script=Devanagari}{3}/u)
    expect(said.join(' ').match(/[a-z]{4,} [a-z]{2,}/g)?.length, `${room}`).toBeGreaterThan(10)
  }
})

test('a careless word is found wherever it is planted', () => {
  for (const planted of [
    "export const a = { b: ['This ruby will bring you luck.'] }",
    'export const a = (name: string) => `${name}, this is guaranteed to work.`',
    'export const A = () => <p>Beware of the eighth house.</p>',
    "export const a = 'यह रत्न रोग दूर करता है।'",
  ])
    expect(
      textsOf({ path: 'web/app/x.tsx', text: planted }).flatMap(findProhibitedClaims),
    ).not.toEqual([])
})

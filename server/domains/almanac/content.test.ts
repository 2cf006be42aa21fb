import { languageCodes } from '@rashi/contract/languages.rules'
import { describe, expect, test } from 'vitest'
import { findProhibitedClaims, listTexts } from './checks/prohibited-claims.rules.ts'
import { opposites, tagsOf, withoutTags } from './rules/tags.rules.ts'
import { almanacLanguages } from './content/all-languages.ts'

const englishName = new Intl.DisplayNames('en', { type: 'language' })

/** Lists every text with its path in the content; lists that several planets share are listed once. */
function listPaths(
  content: unknown,
  path = '',
  seen = new Set<object>(),
): { path: string; text: string }[] {
  if (typeof content === 'string') return [{ path, text: content }]
  if (typeof content !== 'object' || content === null || seen.has(content)) return []
  seen.add(content)
  return Object.entries(content).flatMap(([key, value]) => listPaths(value, `${path}.${key}`, seen))
}

const placeholders = new Set(['day', 'until', 'from', 'graha', 'a', 'b'])

describe.each(languageCodes.map((code) => [englishName.of(code)!, code] as const))(
  'the texts of the almanac in %s',
  (_, code) => {
    const { week, month, year } = almanacLanguages[code]
    const texts = listPaths({ week, month, year })

    test('are about two thousand thoughts and more, none of them written twice (ALM-11)', () => {
      expect(texts.length).toBeGreaterThan(2_000)
      const all = texts.map(({ text }) => withoutTags(text))
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
    })

    test('exist for each of the twelve houses', () => {
      for (const byHouse of [
        week.days,
        week.stories.fullMoon,
        week.matters.love.karaka,
        month.goodDays,
        year.arc.turning,
      ])
        expect(Object.keys(byHouse)).toHaveLength(12)
    })

    test('end with a full stop or question mark, and titles with neither', () => {
      const isTitle = (path: string) => /title/.test(path)
      for (const { path, text } of texts)
        if (isTitle(path)) expect(text, path).not.toMatch(/[.।]$/)
        else expect(withoutTags(text), path).toMatch(/[.?।]["’”]?$/)
    })

    test('have known placeholders and tags, and never two opposed tags', () => {
      for (const { path, text } of texts) {
        for (const [, name] of text.matchAll(/\{(\w+)\}/g))
          expect(placeholders, path).toContain(name)
        const tags = tagsOf(text)
        expect(
          tags.filter((tag) => tags.includes(opposites[tag])),
          path,
        ).toEqual([])
        expect(withoutTags(text), path).not.toContain('#')
      }
    })

    test('state no date, degree or year of their own, since they are true in any (ALM-14)', () => {
      const dated =
        /°|\b(?:19|20)\d\d\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\d{1,2} (?:जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)/
      for (const { path, text } of texts) expect(text, path).not.toMatch(dated)
    })

    test('contain no prohibited claim', () => {
      expect(listTexts([week, month, year]).flatMap(findProhibitedClaims)).toEqual([])
    })
  },
)

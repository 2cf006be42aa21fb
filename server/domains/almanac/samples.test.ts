import { expect, test } from 'vitest'
import {
  inLanguage,
  type LanguageCode,
  languageCodes,
  languageIdOf,
} from '@rashi/contract/languages.rules'
import type { SignKey } from '@rashi/sky'
import { composeEdition } from './compose-edition.ts'
import { type Span, spanAt } from './rules/spans.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const spans: Record<string, Span> = {
  week: spanAt('weekly', day('2026-11-23')),
  month: spanAt('monthly', day('2026-12-01')),
  year: spanAt('yearly', day('2027-01-01')),
}

const countWords = (markup: string) =>
  markup
    .replace(/<details>.*?<\/details>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

const plain = (markup: string) =>
  markup
    .replace(/<details><summary>(.*?)<\/summary><ul>(.*?)<\/ul><\/details>/g, (_, why, list) => {
      const lines = [...String(list).matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)
      return `_${String(why)} ${lines.join('; ')}_</p>`
    })
    .replace(/<br>/g, ' ')
    .replace(/<h2>(.*?)<\/h2>/g, '\n### $1\n\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/li>/g, '\n')
    .replace(/<\/p>/g, '\n\n')
    .replace(/<\/?strong>/g, '**')
    .replace(/<[^>]+>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function composeSample(span: Span, sign: SignKey, code: LanguageCode): string {
  const { translations, parts, skyEvents, inShort } = composeEdition(span, sign, 'sidereal')
  const language = languageIdOf(code)
  const { name, description, description_preview: preview } = inLanguage(translations, language)!
  const chapters = parts.map((part) => inLanguage(part, language)!)
  const words = countWords([description ?? '', ...chapters.map((one) => one.description)].join(' '))
  const events = skyEvents.map(
    ({ at, translations: texts }) => `- ${at}: ${inLanguage(texts, language)!.text}`,
  )
  return [
    `# ${name}`,
    `_${sign}, ${span.from} to ${span.to}, ${words} words_`,
    plain(preview),
    inLanguage(inShort, language)!
      .sentences.map((sentence) => `> ${plain(sentence)}`)
      .join('\n'),
    ...(description === undefined ? [] : [plain(description)]),
    ...chapters.map((one) => `## ${one.name}\n\n${plain(one.description)}`),
    ['## What the sky is doing', '', ...events].join('\n'),
  ].join('\n\n')
}

test.each(Object.keys(spans).flatMap((name) => languageCodes.map((code) => [name, code] as const)))(
  'the sample of a %s in %s is what the almanac composes for Scorpio',
  async (name, code) => {
    const sample = composeSample(spans[name]!, 'Scorpio', code)
    await expect(`${sample}\n`).toMatchFileSnapshot(`../../../docs/samples/${name}.${code}.md`)
  },
)

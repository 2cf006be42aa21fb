import { expect, test } from 'vitest'
import {
  inLanguage,
  type LanguageCode,
  languageCodes,
  languageIdOf,
} from '@rashi/contract/languages.rules'
import type { SignKey } from '@rashi/sky'
import { composeEdition } from './compose-edition.ts'
import { countWords } from './measure.rules.ts'
import { type AlmanacSpan, readSpanSky } from './span-sky.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const spans: Record<string, AlmanacSpan> = {
  week: { readingPeriod: 'weekly', index: 1403, from: day('2026-11-23'), to: day('2026-11-29') },
  month: { readingPeriod: 'monthly', index: 323, from: day('2026-12-01'), to: day('2026-12-31') },
  year: { readingPeriod: 'yearly', index: 27, from: day('2027-01-01'), to: day('2027-12-31') },
}

const plain = (markup: string) =>
  markup
    .replace(/<h2>(.*?)<\/h2>/g, '\n### $1\n\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/li>/g, '\n')
    .replace(/<\/p>/g, '\n\n')
    .replace(/<\/?strong>/g, '**')
    .replace(/<[^>]+>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function composeSample(span: AlmanacSpan, sign: SignKey, code: LanguageCode): string {
  const { translations, parts, skyEvents } = composeEdition(readSpanSky(span, 'sidereal'), sign)
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

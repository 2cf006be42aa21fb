import { capitalised, fill } from '../rules/text.rules.ts'
import type { AlmanacNames } from '../texts/language.ts'
import type { Evidence, Paragraph, Passage } from '../plan/evidence.ts'
import { withoutTags } from '../rules/tags.rules.ts'
import type { WriteDate } from './dates.ts'
import { renderSight } from './render-evidence.ts'

/** A paragraph in words, with the texts that it was made of and what it rests on. */
export interface RenderedParagraph {
  readonly text: string
  readonly units: readonly string[]
  readonly evidence: readonly Evidence[]
}

/**
 * Fills a text. A value at the beginning of a sentence is capitalised.
 * @throws RangeError for a placeholder without a value, which is a mistake in the content
 */
export function renderText(
  text: string,
  values: Passage['values'],
  names: AlmanacNames,
  date: WriteDate,
): string {
  return withoutTags(text).replace(/(^|[.?।]\s+)?\{(\w+)\}/g, (_, before = '', name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`No value for {${name}} in '${text}'`)
    const words = 'graha' in value ? names.grahas[value.graha] : date(value.instant, value.style)
    const begins = before !== '' || text.startsWith(`{${name}}`)
    return `${before}${begins ? capitalised(words) : words}`
  })
}

/** Renders a paragraph. The story of an eclipse ends with where it is seen. */
export function renderParagraph(
  paragraph: Paragraph,
  names: AlmanacNames,
  date: WriteDate,
): RenderedParagraph {
  const evidence = paragraph.flatMap((passage) => passage.evidence)
  const eclipse = evidence.find((one) => one.kind === 'eclipse')
  const isStory = paragraph[0]?.unit.startsWith('story.') ?? false
  const sentences = [
    ...paragraph.map(({ text, values }) => renderText(text, values, names, date)),
    ...(eclipse && isStory
      ? [fill(names.sightSentence, { sight: renderSight(eclipse, names) })]
      : []),
  ]
  return { text: sentences.join(' '), units: paragraph.map(({ unit }) => unit), evidence }
}

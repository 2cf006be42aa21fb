import type { ResponseOf } from '@rashi/contract'
import { type LanguageCode, languageCodes, languageIdOf } from '@rashi/contract/languages.rules'
import { listPlaceholders } from '@rashi/contract/placeholders.rules'
import type { ChangedTextRow } from './language-text.repository.ts'

type Listed = ResponseOf<'GET /studio/texts'>
export type InterfaceText = Listed['texts'][number]
export type Catalogue = Readonly<Record<LanguageCode, Readonly<Partial<Record<string, string>>>>>

/** Puts a key of the catalogue together with its changes. */
export function presentText(
  key: string,
  catalogue: Catalogue,
  rows: readonly ChangedTextRow[],
): InterfaceText {
  const languages = languageCodes.map((code) => {
    const language_id = languageIdOf(code)
    const row = rows.find((one) => one.key === key && one.language_id === language_id)
    return {
      language_id,
      built_in: catalogue[code][key] ?? null,
      changed: row?.text ?? null,
      changed_at: row?.updated_at.toString() ?? null,
      version: row?.version ?? 0,
    }
  })
  const texts = languages.flatMap(({ built_in }) => built_in ?? [])
  return { key, placeholders: listPlaceholders(texts.join(' ')), languages }
}

const isMissing = ({ languages }: InterfaceText): boolean =>
  languages.some(({ built_in, changed }) => built_in === null && changed === null)
const isChanged = ({ languages }: InterfaceText): boolean =>
  languages.some(({ changed }) => changed !== null)
/** Changed in a language, but not in all: the others may say something else now. */
const isUneven = (text: InterfaceText): boolean =>
  isChanged(text) && text.languages.some(({ changed }) => changed === null)

const states = { missing: isMissing, uneven: isUneven, changed: isChanged }

const rankOf = (text: InterfaceText): number => (isMissing(text) ? 0 : isUneven(text) ? 1 : 2)

const compare = (one: InterfaceText, other: InterfaceText): number =>
  rankOf(one) - rankOf(other) || (one.key < other.key ? -1 : 1)

/** Returns whether a text has all these words in its key or in one of its languages. */
function hasWords({ key, languages }: InterfaceText, words: readonly string[]): boolean {
  const texts = [key, ...languages.map(({ built_in, changed }) => changed ?? built_in ?? '')].map(
    (text) => text.normalize('NFC').toLowerCase(),
  )
  return texts.some((text) => words.every((word) => text.includes(word)))
}

/** Lists a page of the texts: missing ones first, then uneven ones, each by key. */
export function listTexts(
  catalogue: Catalogue,
  rows: readonly ChangedTextRow[],
  {
    q = '',
    state,
    after,
    limit,
  }: { q?: string; state?: keyof typeof states | undefined; after?: string; limit: number },
): Listed {
  const keys = [...new Set(languageCodes.flatMap((code) => Object.keys(catalogue[code])))]
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const present = (key: string) => presentText(key, catalogue, byKey.get(key) ?? [])
  const words = q.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  const found = keys.map(present).filter((text) => hasWords(text, words))
  const count = (isIn: (text: InterfaceText) => boolean) => found.filter(isIn).length
  const last = after === undefined || !keys.includes(after) ? undefined : present(after)
  const waiting = found
    .filter((text) => state === undefined || states[state](text))
    .filter((text) => last === undefined || compare(last, text) < 0)
    .filter(({ key }) => key !== after)
    .toSorted(compare)
  const texts = waiting.slice(0, limit)
  return {
    texts,
    counts: {
      all: found.length,
      missing: count(isMissing),
      uneven: count(isUneven),
      changed: count(isChanged),
    },
    next: waiting.length > limit ? (texts.at(-1)?.key ?? null) : null,
  }
}

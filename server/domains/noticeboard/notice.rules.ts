import type { Notice, ResponseOf } from '@rashi/contract'
import type { NoticeWords } from '@rashi/contract/notices.rules'

export type StudioNotice = ResponseOf<'GET /studio/notices'>['notices'][number]
export type NoticeState = StudioNotice['state']

/** A notice whose end is reached has ended, also one that never started. */
export function stateOf(
  { starts_at, ends_at }: { starts_at: Temporal.Instant; ends_at: Temporal.Instant | null },
  now: Temporal.Instant,
): NoticeState {
  if (ends_at !== null && Temporal.Instant.compare(ends_at, now) <= 0) return 'ended'
  return Temporal.Instant.compare(starts_at, now) > 0 ? 'coming' : 'current'
}

/** Converts words to rows of the API and the database. */
export const translationsOf = (
  words: readonly NoticeWords[],
  link: string | null,
): Notice['translations'] =>
  words.map(({ language_id, title, text, link_label }) => ({
    language_id,
    title,
    description: text,
    link,
    link_label,
  }))

export const wordsOf = (translations: Notice['translations']): StudioNotice['words'] =>
  translations.map(({ language_id, title, description, link_label }) => ({
    language_id,
    title,
    text: description,
    link_label,
  }))

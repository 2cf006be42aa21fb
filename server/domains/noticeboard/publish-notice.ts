import { defaultLanguage, type LanguageCode, languageIdOf } from '@rashi/contract/languages.rules'
import type { Trx } from '../../platform/database/database.ts'
import { insertNotice } from './notice.repository.ts'

/** A notice in one language. */
export interface NoticeWords {
  readonly language: LanguageCode
  readonly title: string
  readonly text: string
  readonly linkLabel: string | null
}

/**
 * Inserts a notice as the newest; its link is the same in every language.
 *
 * @returns its id.
 * @throws {RangeError} if English is missing, or the link is neither a path of this site nor https.
 */
export async function publishNotice(
  trx: Trx,
  { words, link, at }: { words: readonly NoticeWords[]; link: string | null; at: Temporal.Instant },
): Promise<number> {
  if (!words.some(({ language }) => language === defaultLanguage))
    throw new RangeError('a notice needs its English words')
  if (link !== null && !isPath(link) && URL.parse(link)?.protocol !== 'https:')
    throw new RangeError('a notice’s link must be a path of this site or begin with https://')
  const translations = words.map(({ language, title, text, linkLabel }) => ({
    language_id: languageIdOf(language),
    title,
    description: text,
    link,
    link_label: linkLabel,
  }))
  return insertNotice(trx, { translations: JSON.stringify(translations), created_at: at })
}

const isPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link)

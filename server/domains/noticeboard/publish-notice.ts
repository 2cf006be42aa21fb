import type { Trx } from '../../platform/database/database.ts'
import { insertNotice } from './notice.repository.ts'

/** One language's words of a notice. */
export interface NoticeWords {
  readonly languageId: number
  readonly title: string
  readonly text: string
  readonly linkLabel: string | null
}

/**
 * Puts a notice on top of everybody's board; its link is the same in every language.
 *
 * @returns its id.
 * @throws {RangeError} where English is missing, or the link is neither a path of this site nor https.
 */
export async function publishNotice(
  trx: Trx,
  { words, link, at }: { words: readonly NoticeWords[]; link: string | null; at: Temporal.Instant },
): Promise<number> {
  if (!words.some(({ languageId }) => languageId === 1))
    throw new RangeError('a notice needs its English words')
  if (link !== null && !isPath(link) && URL.parse(link)?.protocol !== 'https:')
    throw new RangeError('a notice’s link must be a path of this site or begin with https://')
  const translations = words.map(({ languageId, title, text, linkLabel }) => ({
    language_id: languageId,
    title,
    description: text,
    link,
    link_label: linkLabel,
  }))
  return insertNotice(trx, { translations: JSON.stringify(translations), created_at: at })
}

const isPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link)

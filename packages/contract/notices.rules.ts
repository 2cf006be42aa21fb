import { defaultLanguage, isLanguageId, languageIdOf } from './languages.rules.ts'
import { isHttpsAddress, isSitePath } from './links.rules.ts'

/** The longest texts of a notice, in characters. */
export const noticeLengths = { title: 120, text: 2000, link: 500, linkLabel: 60 } as const

/** A notice in one language. */
export interface NoticeWords {
  readonly language_id: number
  readonly title: string
  readonly text: string
  readonly link_label: string | null
}

/** A notice as staff or an operator writes it. Its link is the same in every language. */
export interface WrittenNotice {
  readonly words: readonly NoticeWords[]
  readonly link: string | null
  /** Null: at once. */
  readonly starts_at: string | null
  /** Null: it has no end. */
  readonly ends_at: string | null
}

const isLonger = ({ title, text, link_label }: NoticeWords): boolean =>
  title.length > noticeLengths.title ||
  text.length > noticeLengths.text ||
  (link_label ?? '').length > noticeLengths.linkLabel

function findWordsFault({ words, link }: WrittenNotice) {
  const ids = words.map(({ language_id }) => language_id)
  if (!ids.includes(languageIdOf(defaultLanguage))) return 'studio.notices.english-missing'
  if (new Set(ids).size < ids.length || !ids.every(isLanguageId)) return 'validation.other'
  if (words.some(({ title, text }) => title.trim() === '' || text.trim() === ''))
    return 'studio.notices.words-missing'
  if (words.some(isLonger)) return 'studio.notices.too-long'
  if (words.some(({ link_label }) => (link_label === null) !== (link === null)))
    return 'studio.notices.link-label-missing'
  return undefined
}

/** Returns the faults of a notice by field, as text keys; empty for one that can be published. */
export function findNoticeFaults(notice: WrittenNotice, now: number) {
  const { link, starts_at, ends_at } = notice
  const words = findWordsFault(notice)
  const isLinkWrong =
    link !== null &&
    (link.length > noticeLengths.link || (!isSitePath(link) && !isHttpsAddress(link)))
  const start = starts_at === null ? now : Date.parse(starts_at)
  const isEndWrong = ends_at !== null && Date.parse(ends_at) <= start
  return {
    ...(words && { words }),
    ...(isLinkWrong && { link: 'studio.notices.link-wrong' as const }),
    ...(isEndWrong && { ends_at: 'studio.notices.ends-before' as const }),
  }
}

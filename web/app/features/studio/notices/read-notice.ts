import type { BodyOf } from '@rashi/contract'
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languageIdOf,
} from '@rashi/contract/languages.rules'
import { findNoticeFaults } from '@rashi/contract/notices.rules'
import { withErrors, type Found } from '../../identity/access.entry.ts'
import { readLocalInput } from '../moments.rules.ts'

type Written = BodyOf<'POST /studio/create-notice'>
type Known = Pick<Written, 'starts_at' | 'ends_at'>

const read = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

function readWords(form: FormData, code: LanguageCode): Written['words'] {
  const [title, text] = [read(form, `title_${code}`), read(form, `text_${code}`)]
  const label = read(form, `link_label_${code}`)
  if (code !== defaultLanguage && title === '' && text === '' && label === '') return []
  const link_label = label === '' ? null : label
  return [{ language_id: languageIdOf(code), title, text, link_label }]
}

/** Reads a notice from its form. A language in which nothing is written is left out, but for English. */
export function readNotice(form: FormData, known: Known): Written {
  const link = read(form, 'link')
  return {
    words: languageCodes.flatMap((code) => readWords(form, code)),
    link: link === '' ? null : link,
    starts_at: readLocalInput(read(form, 'starts_at'), known.starts_at) ?? null,
    ends_at: readLocalInput(read(form, 'ends_at'), known.ends_at) ?? null,
  }
}

function findWordErrors(form: FormData, code: LanguageCode, link: string | null) {
  const words = readWords(form, code)[0]
  if (words === undefined) return {}
  const missing =
    code === defaultLanguage
      ? ('studio.notices.english-missing' as const)
      : ('studio.notices.words-missing' as const)
  const isLabelWrong = (words.link_label === null) !== (link === null)
  return {
    [`title_${code}`]: [words.title === '' ? missing : undefined],
    [`text_${code}`]: [words.text === '' ? missing : undefined],
    [`link_label_${code}`]: [
      isLabelWrong ? ('studio.notices.link-label-missing' as const) : undefined,
    ],
  }
}

/** Finds the errors of the form, each at its field. */
export function checkNotice(form: FormData, known: Known): Found {
  const notice = readNotice(form, known)
  const faults = findNoticeFaults(notice, Date.now())
  const findMomentError = (name: keyof Known) =>
    readLocalInput(read(form, name), known[name]) === undefined
      ? ('studio.moment-wrong' as const)
      : undefined
  return withErrors({
    ...Object.assign({}, ...languageCodes.map((code) => findWordErrors(form, code, notice.link))),
    link: [faults.link],
    starts_at: [findMomentError('starts_at')],
    ends_at: [findMomentError('ends_at') ?? faults.ends_at],
  })
}

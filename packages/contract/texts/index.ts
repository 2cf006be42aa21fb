/** The built-in catalogue: every text of the interface, the mails and the refusals, in every language. */
import { charts } from './en/charts.ts'
import { horoscopes } from './en/horoscopes.ts'
import { identity } from './en/identity.ts'
import { mails } from './en/mails.ts'
import { noticeboard } from './en/noticeboard.ts'
import { refusals } from './en/refusals.ts'
import { shell } from './en/shell.ts'
import { validation } from './en/validation.ts'
import { charts as chartsHindi } from './hi/charts.ts'
import { horoscopes as horoscopesHindi } from './hi/horoscopes.ts'
import { identity as identityHindi } from './hi/identity.ts'
import { mails as mailsHindi } from './hi/mails.ts'
import { noticeboard as noticeboardHindi } from './hi/noticeboard.ts'
import { refusals as refusalsHindi } from './hi/refusals.ts'
import { shell as shellHindi } from './hi/shell.ts'
import { validation as validationHindi } from './hi/validation.ts'

const english = {
  ...shell,
  ...validation,
  ...refusals,
  ...mails,
  ...identity,
  ...charts,
  ...horoscopes,
  ...noticeboard,
}

export type TextKey = keyof typeof english

const hindi: Record<TextKey, string> = {
  ...shellHindi,
  ...validationHindi,
  ...refusalsHindi,
  ...mailsHindi,
  ...identityHindi,
  ...chartsHindi,
  ...horoscopesHindi,
  ...noticeboardHindi,
}

/** Id 1 is the default; its texts stand in where another language has none. */
export const builtInLanguages = [
  { id: 1, code: 'en', name: 'English', texts: english as Record<TextKey, string> },
  { id: 2, code: 'hi', name: 'हिन्दी', texts: hindi },
] as const

export type LanguageId = (typeof builtInLanguages)[number]['id']

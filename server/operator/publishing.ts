import {
  defaultLanguage,
  inDefaultLanguage,
  type LanguageCode,
  languageCodes,
  languageIdOf,
} from '@rashi/contract/languages.rules'
import type { NoticeWords } from '@rashi/contract/notices.rules'
import { endNotice, listNotices, publishNotice } from '../domains/noticeboard/index.ts'
import { setStreaming } from '../domains/streaming/index.ts'
import {
  type Command,
  type CommandArguments,
  findText,
  OperatorError,
  performAct,
  requireText,
  UsageError,
} from './command.ts'

const liveOn: Command = {
  name: 'live on',
  parameters: ['<address>'],
  description: 'says that a stream is on at an https address',
  run: async (context, { positionals: [address = ''] }) => {
    await performAct(context, 'live on', { address }, (trx) => setStreaming(trx, { url: address }))
    context.print(`Live at ${address}: open dashboards show it within seconds.`)
  },
}

const liveOff: Command = {
  name: 'live off',
  parameters: [],
  description: 'says that none is',
  run: async (context) => {
    await performAct(context, 'live off', {}, (trx) => setStreaming(trx, { url: null }))
    context.print('Not live.')
  },
}

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage)

const otherLanguageNames = new Intl.ListFormat('en').format(
  otherLanguages.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code),
)

/** Reads the notice in another language; empty if it has neither title nor text. */
function readTranslation(language: LanguageCode, args: CommandArguments): NoticeWords[] {
  const option = (name: string) => findText(args, `${name}-${language}`)
  const [title, body] = [option('title'), option('text')]
  if (title === null && body === null) return []
  if (title === null || body === null)
    throw new UsageError(`--title-${language} and --text-${language} go together`)
  const linkLabel = option('link-label') ?? findText(args, 'link-label')
  return [{ language_id: languageIdOf(language), title, text: body, link_label: linkLabel }]
}

const noticeOptions = ['title', 'text', 'link-label']
const textOption = { type: 'string' } as const

const publish: Command = {
  name: 'notice publish',
  parameters: [],
  options: Object.fromEntries(
    [
      'link',
      ...noticeOptions,
      ...otherLanguages.flatMap((code) => noticeOptions.map((name) => `${name}-${code}`)),
    ].map((name) => [name, textOption]),
  ),
  optionsUsage: [
    '--title … --text …',
    ...otherLanguages.map((code) => `[--title-${code} … --text-${code} …]`),
    `[--link /path --link-label …${otherLanguages.map((code) => ` [--link-label-${code} …]`).join('')}]`,
  ].join(' '),
  description: `puts a notice on everybody’s board, in English and, where given, ${otherLanguageNames}`,
  run: async (context, args) => {
    const link = findText(args, 'link')
    const linkLabel = findText(args, 'link-label')
    if ((link === null) !== (linkLabel === null))
      throw new UsageError('--link and --link-label go together')
    const title = requireText(args, 'title')
    const words = [
      {
        language_id: languageIdOf(defaultLanguage),
        title,
        text: requireText(args, 'text'),
        link_label: linkLabel,
      },
      ...otherLanguages.flatMap((code) => readTranslation(code, args)),
    ]
    const id = await performAct(
      context,
      'notice publish',
      (notice: number) => ({ notice, title }),
      (trx, at) => publishNotice(trx, { words, link, starts_at: null, ends_at: null }, at),
    )
    context.print(`Notice ${id} is published.`)
  },
}

const endOne: Command = {
  name: 'notice end',
  parameters: ['<number>'],
  description: 'takes a notice off everybody’s board',
  run: async (context, { positionals: [typed = ''] }) => {
    if (!/^[1-9]\d{0,8}$/.test(typed)) throw new UsageError(`${typed} is no number of a notice`)
    const id = Number(typed)
    await performAct(context, 'notice end', { notice: id }, async (trx, at) => {
      if (!(await endNotice(trx, id, at))) throw new OperatorError(`there is no notice ${id}`)
    })
    context.print(`Notice ${id} is off the board.`)
  },
}

const list: Command = {
  name: 'notice list',
  parameters: [],
  description: 'lists the notices, those that start last first',
  run: async (context) => {
    for (let after: number | null | undefined = undefined; after !== null;) {
      const page: Awaited<ReturnType<typeof listNotices>> = await listNotices(context, { after })
      for (const { id, state, starts_at, words } of page.notices)
        context.print(`${id}\t${state}\t${starts_at}\t${inDefaultLanguage(words)?.title ?? ''}`)
      after = page.next
    }
  },
}

export const publishing: readonly Command[] = [liveOn, liveOff, publish, endOne, list]
